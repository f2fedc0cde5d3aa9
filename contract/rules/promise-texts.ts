import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { formatWeekday } from '#contract/rules/dates.ts'
import type { DeliveryMethod } from '#contract/rules/delivery-fee.ts'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import type { Transit } from '#contract/rules/promise.ts'
import { officeClock } from '#contract/rules/visit-times.ts'

/**
 * The data from which the promise of an order is computed. `readyOn`: the first day of the pickup, in the time zone of the order's office.
 * `isAtOffice`: whether all pieces of a pickup are in the office now. `deliverBy`: the end of the promised time of a confirmed delivery, in
 * milliseconds. `now`: in milliseconds.
 */
export type OrderPromise = {
  status: OrderStatus
  method: DeliveryMethod
  readyOn: string | null
  transit: Transit
  isAtOffice: boolean
  deliverBy: number | null
  office: OfficeKey
  now: number
}

type Days = { min: number; max: number }

const texts = {
  ru: {
    pickup: 'Готов к\u00A0выдаче',
    delivery: 'Срок доставки',
    transfer: ({ min, max }: Days) => `за\u00A0${min}–${max}\u00A0дней после подтверждения`,
    orEarlier: (day: string, days: string) => `${day}, или раньше: привезём ${days}`,
    byDay: (day: string) => `${day}, или раньше`,
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
    byDay: (day: string) => `${day}, or earlier`,
    readyNow: 'now, during the opening hours of the office',
    confirmsDay: 'we will confirm the day with you',
    inCity: 'within 24\u00A0hours of confirmation',
    agreed: 'we will tell you before you pay',
  },
} as const satisfies Record<Language, object>

/** Returns the transit of an order from the minimum and maximum days stored with the order. */
export function transitOf(min: number | null | undefined, max: number | null | undefined): Transit {
  if (typeof min !== 'number' || typeof max !== 'number') return { kind: 'agreed' }
  return max === 0 ? { kind: 'in-city' } : { kind: 'transfer', min, max }
}

/**
 * Returns a label and a text that says when an order can be collected or will arrive. Never names a past day. Returns null if the order is
 * neither pending nor confirmed, if a pickup has no promised day, or if the manager has already named the time of a confirmed delivery.
 */
export function promiseText(language: Language, promise: OrderPromise): { label: string; text: string } | null {
  const { status, method, readyOn, transit } = promise
  if (status !== 'pending' && status !== 'confirmed') return null
  const { pickup, delivery } = texts[language]
  if (method === 'pickup') return readyOn === null ? null : { label: pickup, text: pickupText(language, { ...promise, readyOn }) }
  if (status === 'confirmed' && transit.kind === 'agreed') return null
  return { label: delivery, text: deliveryText(language, promise) }
}

/**
 * Returns the text for a delivery. For a transfer, the text gives the number of days, or the last day once the order is confirmed. Within
 * the city, the text gives 24 hours after the confirmation. If the promised time is over, the text says that the day will be confirmed.
 */
function deliveryText(language: Language, { transit, deliverBy, office, now }: OrderPromise): string {
  const { transfer, byDay, confirmsDay, inCity, agreed } = texts[language]
  if (deliverBy !== null && deliverBy < now) return confirmsDay
  if (transit.kind !== 'transfer') return transit.kind === 'in-city' ? inCity : agreed
  return deliverBy === null ? transfer(transit) : byDay(formatWeekday(language, officeClock(office, deliverBy).date))
}

function pickupText(language: Language, promise: OrderPromise & { readyOn: string }): string {
  const { status, readyOn, transit, isAtOffice, office, now } = promise
  const { transfer, orEarlier, readyNow, confirmsDay } = texts[language]
  if (readyOn < officeClock(office, now).date) return status === 'confirmed' && isAtOffice ? readyNow : confirmsDay
  const day = formatWeekday(language, readyOn)
  return transit.kind === 'transfer' ? orEarlier(day, transfer(transit)) : day
}
