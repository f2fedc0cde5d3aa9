import type { Translate } from '#app/i18n/translator.ts'

const keys = ['order', 'authenticity', 'warranty', 'returns', 'delivery'] as const

/** A question of the shop's, or of these five. */
export type ShownFaq = { id: string; question: string; answer: string }

/** Five questions that are always there, for when the shop's own cannot be loaded. */
export function builtInFaqs(t: Translate): ShownFaq[] {
  return keys.map((id) => ({ id, question: t(`home.faq.reserve.${id}`), answer: t(`home.faq.reserve.${id}Answer`) }))
}
