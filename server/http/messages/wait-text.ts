import type { Language } from '#contract/language.ts'
import { dayS, hourS, minuteS } from '#contract/rules/durations.ts'

const texts = {
  ru: { minute: 'через минуту', later: 'позже', formats: new Intl.RelativeTimeFormat('ru') },
  en: { minute: 'in a minute', later: 'later', formats: new Intl.RelativeTimeFormat('en') },
} as const satisfies Record<Language, object>

/** Formats a Retry-After time for a sentence, rounded up: «через минуту», «через 9 минут», «через 2 часа». */
export function waitText(language: Language, seconds: number | undefined): string {
  const { minute, later, formats } = texts[language]
  if (!seconds) return later
  if (seconds <= minuteS) return minute
  if (seconds <= hourS) return formats.format(Math.ceil(seconds / minuteS), 'minute')
  return seconds <= dayS ? formats.format(Math.ceil(seconds / hourS), 'hour') : formats.format(Math.ceil(seconds / dayS), 'day')
}
