import type { Language } from '#contract/language.ts'
import { formatWeekday } from '#contract/rules/dates.ts'
import type { DeliveryMethod } from '#contract/rules/delivery-fee.ts'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import type { Transit } from '#contract/rules/promise.ts'

/** The data that the promise of an order depends on. `readyOn`: first day of the pickup, local to its office. */
export type OrderPromise = { status: OrderStatus; method: DeliveryMethod; readyOn: string | null; transit: Transit }

type Days = { min: number; max: number }

const texts = {
  ru: {
    pickup: 'Готов к\u00A0выдаче',
    delivery: 'Срок доставки',
    transfer: ({ min, max }: Days) => `за\u00A0${min}–${max}\u00A0дней после подтверждения`,
    orEarlier: (day: string, days: string) => `${day}, или раньше: привезём ${days}`,
    inCity: 'в\u00A0течение 24\u00A0часов после подтверждения',
    agreed: 'назовёт менеджер до\u00A0оплаты',
  },
  en: {
    pickup: 'Ready for pickup',
    delivery: 'Delivery time',
    transfer: ({ min, max }: Days) => `within ${min}–${max}\u00A0days of confirmation`,
    orEarlier: (day: string, days: string) => `${day}, or earlier: we bring it ${days}`,
    inCity: 'within 24\u00A0hours of confirmation',
    agreed: 'we will tell you before you pay',
  },
} as const satisfies Record<Language, object>

/** Returns the transit of an order from its stored days. */
export function transitOf(min: number | null | undefined, max: number | null | undefined): Transit {
  if (typeof min !== 'number' || typeof max !== 'number') return { kind: 'agreed' }
  return max === 0 ? { kind: 'in-city' } : { kind: 'transfer', min, max }
}

/**
 * Returns when an order can be collected or arrives, with a label. Null if the order is neither pending nor confirmed, for a pickup without
 * a promised day, and for a confirmed order whose time the manager has named.
 */
export function promiseText(
  language: Language,
  { status, method, readyOn, transit }: OrderPromise,
): { label: string; text: string } | null {
  if (status !== 'pending' && (status !== 'confirmed' || transit.kind === 'agreed')) return null
  const { pickup, delivery, transfer, orEarlier, inCity, agreed } = texts[language]
  if (method === 'delivery') {
    const time = transit.kind === 'transfer' ? transfer(transit) : { 'in-city': inCity, agreed }[transit.kind]
    return { label: delivery, text: time }
  }
  if (!readyOn) return null
  const day = formatWeekday(language, readyOn)
  return { label: pickup, text: transit.kind === 'transfer' ? orEarlier(day, transfer(transit)) : day }
}
