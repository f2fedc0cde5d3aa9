import type { Language } from '#contract/language.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const moment = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hour12: false } as const
const days = { ru: new Intl.DateTimeFormat('ru-RU', day), en: new Intl.DateTimeFormat('en-GB', day) }
const moments = { ru: new Intl.DateTimeFormat('ru-RU', moment), en: new Intl.DateTimeFormat('en-GB', moment) }

/** «21 ноября 2026 г.», "21 November 2026", where the person is. Only in the browser: the server knows no time zone. */
export function formatDay(language: Language, iso: string): string {
  return formatted(days[language], iso)
}

/** «23 ноября в 12:00», "23 November at 12:00". */
export function formatMoment(language: Language, iso: string): string {
  return formatted(moments[language], iso)
}

/** What is no time stays as it is: a page does not break by it. */
function formatted(format: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : format.format(time)
}
