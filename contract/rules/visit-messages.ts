import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import type { Company } from '#contract/rules/company.ts'

export const visitNotifications = ['confirmed', 'moved', 'cancelled', 'reminder'] as const
export type VisitNotification = (typeof visitNotifications)[number]

export function officeOf(key: OfficeKey): (typeof offices)[number] {
  return offices.find((office) => office.key === key) ?? offices[0]
}

export function addressOf({ offices: known }: Pick<Company, 'offices'>, key: OfficeKey): Record<Language, string> {
  return (known.find((office) => office.key === key) ?? known[0]).address
}

type NotificationTexts = { heading: string; text: string }

export const visitTexts: Record<
  Language,
  Record<VisitNotification, NotificationTexts> & {
    /** The replacements for `{{day}}` in the reminder. */
    days: readonly [today: string, tomorrow: string]
    when: string
    address: string
    pieces: string
    open: string
    calendar: string
    help: string
  }
> = {
  ru: {
    confirmed: { heading: 'Ждём вас', text: 'Визит подтверждён. Всё, что вы хотели посмотреть, будет готово к вашему приходу.' },
    moved: { heading: 'Визит перенесён', text: 'У визита новое время. Обновлённая запись для календаря — во вложении.' },
    cancelled: { heading: 'Визит отменён', text: 'Визит отменён. Мы будем рады видеть вас в другой день.' },
    reminder: {
      heading: 'Напоминаем о визите',
      text: 'Ждём вас {{day}}. Если планы изменились, перенесите или отмените визит по ссылке.',
    },
    days: ['сегодня', 'завтра'],
    when: 'Время',
    address: 'Адрес',
    pieces: 'Предметы к визиту',
    open: 'Открыть визит',
    calendar: 'Добавить в календарь',
    help: 'По ссылке визит можно перенести или отменить. Ссылка только ваша, не пересылайте её.',
  },
  en: {
    confirmed: {
      heading: 'Your visit is confirmed',
      text: 'We look forward to seeing you. Everything you asked to see will be ready when you arrive.',
    },
    moved: {
      heading: 'Your visit has been rescheduled',
      text: 'Your visit has a new time. The updated calendar entry is attached.',
    },
    cancelled: {
      heading: 'Your visit has been canceled',
      text: 'Your visit has been canceled. We would be glad to see you another day.',
    },
    reminder: {
      heading: 'Reminder of your visit',
      text: 'We look forward to seeing you {{day}}. If your plans have changed, use the link to reschedule or cancel.',
    },
    days: ['today', 'tomorrow'],
    when: 'Time',
    address: 'Address',
    pieces: 'What you asked to see',
    open: 'View your visit',
    calendar: 'Add to calendar',
    help: 'Use the link to reschedule or cancel. It is yours alone: please do not share it.',
  },
}

type VisitMessage = {
  language: Language
  office: OfficeKey
  startsAt: Date
  notification: VisitNotification
  url: string | null
  /** Replaces the default text of the notification. */
  text?: string
}

/** Returns a notification about a visit as plain text, for messengers. The notification of a canceled visit has no link. */
export function visitMessage({ language, office, startsAt, notification, url, text }: VisitMessage): string {
  const texts = visitTexts[language][notification]
  const link = notification === 'cancelled' ? null : url
  return [`${texts.heading}: ${formatPlaceTime(language, startsAt, office)}`, text ?? texts.text, link].filter(Boolean).join('\n\n')
}
