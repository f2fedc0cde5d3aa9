import type { Language } from '#contract/language.ts'

/** Parcel carriers. `courier` is the shop's own courier. */
export const carriers = ['cdek', 'dhl', 'ups', 'fedex', 'emirates-post', 'russian-post', 'courier'] as const
export type Carrier = (typeof carriers)[number]

type CarrierDefinition = {
  name: Record<Language, string>
  /** Checks a number without spaces. Null if the carrier has no tracking numbers. */
  isNumber: ((number: string) => boolean) | null
  example: string
  /** Returns the tracking URL for a URL-encoded number. Null if the carrier's parcels cannot be tracked. */
  trackingUrl: ((number: string) => string) | null
}

const matching = (form: RegExp) => (number: string) => form.test(number)

const definitions: Record<Carrier, CarrierDefinition> = {
  cdek: {
    name: { ru: 'СДЭК', en: 'CDEK' },
    isNumber: matching(/^\d{10,14}$/),
    example: '1523456789',
    trackingUrl: (number) => `https://www.cdek.ru/ru/tracking?order_id=${number}`,
  },
  dhl: {
    name: { ru: 'DHL', en: 'DHL' },
    isNumber: matching(/^(\d{10,11}|JD\d{16,18})$/),
    example: '1234567890',
    trackingUrl: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  },
  ups: {
    name: { ru: 'UPS', en: 'UPS' },
    isNumber: matching(/^1Z[0-9A-Z]{16}$/),
    example: '1Z12345E0205271688',
    trackingUrl: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  fedex: {
    name: { ru: 'FedEx', en: 'FedEx' },
    isNumber: matching(/^(\d{12}|\d{15}|\d{20})$/),
    example: '123456789012',
    trackingUrl: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  'emirates-post': {
    name: { ru: 'Почта Эмиратов', en: 'Emirates Post' },
    isNumber: isPostalNumber,
    example: 'EE123456785AE',
    // this carrier's tracking page cannot be opened with a number
    trackingUrl: () => 'https://www.emiratespost.ae/',
  },
  'russian-post': {
    name: { ru: 'Почта России', en: 'Russian Post' },
    isNumber: (number) => /^\d{14}$/.test(number) || isPostalNumber(number),
    example: 'EE123456785RU',
    trackingUrl: (number) => `https://www.pochta.ru/tracking?barcode=${number}`,
  },
  courier: { name: { ru: 'Курьер магазина', en: 'Our courier' }, isNumber: null, example: '', trackingUrl: null },
}

export function carrierOf(carrier: Carrier): { name: Record<Language, string>; example: string; hasNumber: boolean } {
  const { name, example, isNumber } = definitions[carrier]
  return { name, example, hasNumber: isNumber !== null }
}

/** Normalizes a typed tracking number: converts to upper case, removes spaces and dashes. */
export function normalizeTrackingNumber(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}

/** Whether `text` is a valid tracking number of the carrier. For a carrier without tracking numbers, the text must be empty. */
export function isTrackingNumber(carrier: Carrier, text: string): boolean {
  const { isNumber } = definitions[carrier]
  const number = normalizeTrackingNumber(text)
  return isNumber ? isNumber(number) : number === ''
}

/** Returns the tracking URL of a parcel. Null without a number, or if the carrier's parcels cannot be tracked. */
export function trackingUrl(carrier: Carrier, number: string | null): string | null {
  return number ? (definitions[carrier].trackingUrl?.(encodeURIComponent(number)) ?? null) : null
}

const postalWeights = [8, 6, 4, 2, 3, 5, 9, 7] as const

/** Checks the S10 format of the Universal Postal Union: two letters, eight digits, a check digit, and a two-letter country code. */
function isPostalNumber(number: string): boolean {
  const match = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number)
  if (!match) return false
  const sum = postalWeights.reduce((total, weight, at) => total + weight * Number(match[1]?.[at]), 0)
  const check = 11 - (sum % 11)
  const special: Record<number, number> = { 10: 0, 11: 5 }
  return (special[check] ?? check) === Number(match[2])
}
