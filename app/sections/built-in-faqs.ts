import type { Translate } from '#app/i18n/translator.ts'

const keys = ['order', 'authenticity', 'warranty', 'returns', 'delivery'] as const

/** A question from the shop, or a built-in one. */
export type ShownFaq = { id: string; question: string; answer: string }

/** Five questions, shown when the shop's own cannot be loaded. */
export function builtInFaqs(t: Translate): ShownFaq[] {
  return keys.map((id) => ({ id, question: t(`home.faq.reserve.${id}`), answer: t(`home.faq.reserve.${id}Answer`) }))
}
