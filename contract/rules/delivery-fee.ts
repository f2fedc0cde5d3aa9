export const deliveryMethods = ['pickup', 'delivery'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** Countries to which delivery is free, because the shop has an office there. */
const freeCountries: readonly string[] = ['RU', 'AE']
export const abroadCents = 50_00

/**
 * Returns the delivery fee in cents: 0 for a pickup and for delivery in RU and AE, 50 US dollars to other countries. `country`: ISO 3166-1
 * alpha-2, upper case.
 */
export function deliveryFeeCents(method: DeliveryMethod, country: string | null): number {
  if (method === 'pickup' || country === null || country === '') return 0
  return freeCountries.includes(country) ? 0 : abroadCents
}

type FeePlace = { method: DeliveryMethod; country: string | null }

/**
 * Returns the delivery fee, in cents, of an order whose destination was edited. Keeps the fee unless the method or the country changes,
 * because the fee may have been agreed in a quote.
 */
export function editedFeeCents(before: FeePlace & { feeCents: number }, { method, country }: FeePlace): number {
  return before.method === method && before.country === country ? before.feeCents : deliveryFeeCents(method, country)
}
