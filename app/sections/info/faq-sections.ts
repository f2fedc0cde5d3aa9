import type { Faq } from '#contract/content.ts'

const order = ['order', 'delivery', 'warranty', 'products'] as const satisfies Faq['section'][]

export type FaqSection = { id: Faq['section']; faqs: Pick<Faq, 'id' | 'question' | 'answer'>[] }

export function sectionsOf(faqs: readonly Faq[]): FaqSection[] {
  const active = faqs.filter(({ is_active }) => is_active).toSorted((a, b) => a.order - b.order)
  return order
    .map((id) => ({
      id,
      faqs: active.filter(({ section }) => section === id).map(({ id: faq, question, answer }) => ({ id: faq, question, answer })),
    }))
    .filter((section) => section.faqs.length > 0)
}
