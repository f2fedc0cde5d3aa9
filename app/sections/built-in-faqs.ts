import type { Translate } from '#app/i18n/translator.ts'

const keys = ['order', 'authenticity', 'warranty', 'returns', 'delivery'] as const

export type ShownFaq = { id: string; question: string; answer: string }

export function builtInFaqs(t: Translate): ShownFaq[] {
  return keys.map((id) => ({ id, question: t(`home.faq.reserve.${id}`), answer: t(`home.faq.reserve.${id}Answer`) }))
}
