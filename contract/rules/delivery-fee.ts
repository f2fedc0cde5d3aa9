/** How an order reaches its owner. */
export const deliveryMethods = ['pickup', 'delivery'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** Countries with a branch: the shop delivers there free of charge. */
const freeCountries: readonly string[] = ['RU', 'AE']
export const abroadCents = 50_00

/** What delivery costs, in cents: 50 USD to any country but RU and AE, pickup nothing. `country`: two upper-case letters. */
export function deliveryFeeCents(method: DeliveryMethod, country: string | null): number {
  if (method === 'pickup' || country === null || country === '') return 0
  return freeCountries.includes(country) ? 0 : abroadCents
}
