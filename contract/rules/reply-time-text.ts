import type { Language } from '#contract/language.ts'

/** Fewer replies than this say nothing about the next one. */
const repliedMin = 10
/** The part of the enquiries that must have been answered. Otherwise the median of the answered ones would flatter. */
const repliedPartMin = 0.9

/** Steps that a median is rounded up to, in minutes. A slower shop shows no reply time. */
const steps: readonly { minutes: number; text: Record<Language, string> }[] = [
  { minutes: 5, text: { ru: '5 минут', en: '5 minutes' } },
  { minutes: 15, text: { ru: '15 минут', en: '15 minutes' } },
  { minutes: 30, text: { ru: '30 минут', en: '30 minutes' } },
  { minutes: 60, text: { ru: 'час', en: 'an hour' } },
  { minutes: 120, text: { ru: 'два часа', en: 'two hours' } },
]

const sentences: Record<Language, (time: string) => string> = {
  ru: (time) => `Обычно отвечаем за ${time} в часы работы`,
  en: (time) => `We usually reply within ${time} in opening hours`,
}

/**
 * Returns within how many minutes of the opening hours the shop usually replies, given the number of enquiries, how many were answered, and
 * the median time to the first reply. Null if there were too few, if too many had no reply, or if the replies were slow.
 */
export function replyMinutes(measured: { threads: number; replied: number; medianMinutes: number | null }): number | null {
  const { threads, replied, medianMinutes } = measured
  if (medianMinutes === null || replied < repliedMin || replied < threads * repliedPartMin) return null
  return steps.find(({ minutes }) => medianMinutes <= minutes)?.minutes ?? null
}

/** Says within how many minutes (`replyMinutes`) the shop usually replies. */
export function replyTimeText(language: Language, within: number): string | null {
  const step = steps.find(({ minutes }) => minutes === within)
  return step ? sentences[language](step.text[language].replaceAll(' ', '\u00A0')) : null
}
