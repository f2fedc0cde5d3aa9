import { orderAndDeliveryFaqs } from '#server/db/seed/faqs-order-delivery.ts'
import { warrantyAndProductFaqs } from '#server/db/seed/faqs-warranty-products.ts'
import type { Bilingual } from '#server/db/seed/reference-labels.ts'

/** Questions of the FAQ page. Within a section, they are in display order. */
export const faqs: { section: 'order' | 'delivery' | 'warranty' | 'products'; question: Bilingual; answer: Bilingual }[] = [
  ...orderAndDeliveryFaqs,
  ...warrantyAndProductFaqs,
]
