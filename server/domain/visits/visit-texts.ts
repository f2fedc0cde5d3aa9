import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import type { Company } from '#contract/rules/company.ts'
import { formatLongDateTime } from '#contract/rules/dates.ts'
import type { VisitNotification } from '#server/domain/visits/visit-notice-payload.ts'

/** An office by its key. */
export function officeOf(key: OfficeKey): (typeof offices)[number] {
  return offices.find((office) => office.key === key) ?? offices[0]
}

/** The address of an office, in each language. */
export function addressOf({ offices: known }: Pick<Company, 'offices'>, key: OfficeKey): Record<Language, string> {
  return (known.find((office) => office.key === key) ?? known[0]).address
}

/** The time of a visit by the clock of its office, with the city. */
export function formatVisitTime(language: Language, office: OfficeKey, startsAt: Date): string {
  const { city, timeZone } = officeOf(office)
  return `${formatLongDateTime(language, startsAt, timeZone)}, ${city[language]}`
}

type NotificationTexts = { subject: string; text: string }

/** The letters about a visit; `{{when}}` is its time with the city. */
export const visitTexts: Record<
  Language,
  Record<VisitNotification, NotificationTexts> & {
    when: string
    address: string
    pieces: string
    open: string
    calendar: string
    help: string
  }
> = {
  ru: {
    confirmed: { subject: 'Ждём вас: {{when}}', text: 'Визит подтверждён. Всё, что вы хотели посмотреть, будет готово к вашему приходу.' },
    moved: { subject: 'Визит перенесён: {{when}}', text: 'У визита новое время. Обновлённая запись для календаря — во вложении.' },
    cancelled: { subject: 'Визит отменён: {{when}}', text: 'Визит отменён. Мы будем рады видеть вас в другой день.' },
    reminder: {
      subject: 'Напоминаем о визите: {{when}}',
      text: 'Ждём вас завтра. Если планы изменились, перенесите или отмените визит по ссылке.',
    },
    when: 'Время',
    address: 'Адрес',
    pieces: 'Предметы к визиту',
    open: 'Открыть визит',
    calendar: 'Добавить в календарь',
    help: 'По ссылке визит можно перенести или отменить. Ссылка только ваша, не пересылайте её.',
  },
  en: {
    confirmed: {
      subject: 'Your visit is confirmed: {{when}}',
      text: 'We look forward to seeing you. Everything you asked to see will be ready when you arrive.',
    },
    moved: {
      subject: 'Your visit has been rescheduled: {{when}}',
      text: 'Your visit has a new time. An updated calendar entry is attached.',
    },
    cancelled: {
      subject: 'Your visit has been canceled: {{when}}',
      text: 'Your visit has been canceled. We would be glad to welcome you on another day.',
    },
    reminder: {
      subject: 'Reminder of your visit: {{when}}',
      text: 'We look forward to seeing you tomorrow. If your plans have changed, use the link to reschedule or cancel.',
    },
    when: 'Time',
    address: 'Address',
    pieces: 'What you asked to see',
    open: 'View your visit',
    calendar: 'Add to calendar',
    help: 'Use the link to reschedule or cancel. It is yours alone: please do not share it.',
  },
}
