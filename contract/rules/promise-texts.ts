import type { Language } from '#contract/language.ts'
import { formatWeekday } from '#contract/rules/dates.ts'
import type { DeliveryMethod } from '#contract/rules/delivery-fee.ts'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import type { Transit } from '#contract/rules/promise.ts'

/**
 * The data that the promise of an order depends on. `readyOn`: first day of the pickup; `today`: both local to its office. `isAtOffice`:
 * whether all pieces of a pickup are there now.
 */
export type OrderPromise = {
  status: OrderStatus
  method: DeliveryMethod
  readyOn: string | null
  transit: Transit
  isAtOffice: boolean
  today: string
}

type Days = { min: number; max: number }

const texts = {
  ru: {
    pickup: 'Готов к\u00A0выдаче',
    delivery: 'Срок доставки',
    transfer: ({ min, max }: Days) => `за\u00A0${min}–${max}\u00A0дней после подтверждения`,
    orEarlier: (day: string, days: string) => `${day}, или раньше: привезём ${days}`,
    readyNow: 'уже в\u00A0офисе, в\u00A0часы его работы',
    confirmsDay: 'день подтвердит менеджер',
    inCity: 'в\u00A0течение 24\u00A0часов после подтверждения',
    agreed: 'назовёт менеджер до\u00A0оплаты',
  },
  en: {
    pickup: 'Ready for pickup',
    delivery: 'Delivery time',
    transfer: ({ min, max }: Days) => `within ${min}–${max}\u00A0days of confirmation`,
    orEarlier: (day: string, days: string) => `${day}, or earlier: we bring it ${days}`,
    readyNow: 'now, during the opening hours of the office',
    confirmsDay: 'we will confirm the day with you',
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
 * Returns when an order can be collected or arrives, with a label. Names no past day. Null if the order is neither pending nor confirmed,
 * for a pickup without a promised day, and for a confirmed delivery whose time the manager has named.
 */
export function promiseText(language: Language, promise: OrderPromise): { label: string; text: string } | null {
  const { status, method, readyOn, transit } = promise
  if (status !== 'pending' && status !== 'confirmed') return null
  const { pickup, delivery, transfer, inCity, agreed } = texts[language]
  if (method === 'pickup') return readyOn === null ? null : { label: pickup, text: pickupText(language, { ...promise, readyOn }) }
  if (status === 'confirmed' && transit.kind === 'agreed') return null
  const time = transit.kind === 'transfer' ? transfer(transit) : { 'in-city': inCity, agreed }[transit.kind]
  return { label: delivery, text: time }
}

function pickupText(language: Language, { status, readyOn, transit, isAtOffice, today }: OrderPromise & { readyOn: string }): string {
  const { transfer, orEarlier, readyNow, confirmsDay } = texts[language]
  if (readyOn < today) return status === 'confirmed' && isAtOffice ? readyNow : confirmsDay
  const day = formatWeekday(language, readyOn)
  return transit.kind === 'transfer' ? orEarlier(day, transfer(transit)) : day
}
