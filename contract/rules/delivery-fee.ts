export const deliveryMethods = ['pickup', 'delivery'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** Countries with an office. Delivery to them is free. */
const freeCountries: readonly string[] = ['RU', 'AE']
export const abroadCents = 50_00

/**
 * Returns the delivery fee in cents: 50 US dollars to any country but RU and AE; a pickup is free. `country`: ISO 3166-1 alpha-2, upper
 * case.
 */
export function deliveryFeeCents(method: DeliveryMethod, country: string | null): number {
  if (method === 'pickup' || country === null || country === '') return 0
  return freeCountries.includes(country) ? 0 : abroadCents
}
