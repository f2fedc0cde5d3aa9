import { expect, test } from 'vitest'
import { sectionsOf } from '#app/sections/info/faq-sections.ts'
import type { Faq } from '#contract/content.ts'

const faq = (id: number, section: Faq['section'], order: number, { is_active = true } = {}): Faq => ({
  id,
  section,
  order,
  is_active,
  question: `q${id}`,
  answer: `a${id}`,
})

test('INFO-07 questions are in the sections order, delivery, warranty, products, each in its own order', () => {
  const sections = sectionsOf([faq(1, 'products', 4), faq(2, 'order', 2), faq(3, 'order', 1), faq(4, 'delivery', 3)])
  expect(sections.map(({ id, faqs }) => [id, faqs.map((one) => one.id)])).toEqual([
    ['order', [3, 2]],
    ['delivery', [4]],
    ['products', [1]],
  ])
})

test('INFO-07 API-02 an inactive question is omitted, and so is a section without active ones', () => {
  expect(sectionsOf([faq(1, 'warranty', 1, { is_active: false })])).toEqual([])
})
