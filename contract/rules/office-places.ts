import { type OfficeKey, offices } from '#contract/offices.ts'

/** Returns the office in a city, by the city's name in any language. Undefined for a city without an office. */
export function officeInCity(city: string | null): OfficeKey | undefined {
  return offices.find((office) => office.city.ru === city || office.city.en === city)?.key
}

/** Returns the office in a country (ISO 3166-1 alpha-2), or undefined. */
export function officeOfCountry(country: string | null): OfficeKey | undefined {
  return offices.find((office) => office.country === country)?.key
}

/** The parts of an address that determine its city. */
export type AddressCity = { country?: string | null; state?: string | null; address_city?: string | null }

/** Prefixes of the name of a city or emirate: «г. Москва», "Emirate of Dubai". */
const cityWords = /^(?:г\.\s*|г\s+|город\s+|эмират\s+|emirate\s+of\s+)/u

/**
 * Returns the office in the city of an address, or undefined. Addresses in the Emirates often contain an emirate but no city. For these, at
 * least one of the two must be filled in, and each one that is filled in must name the office's city.
 */
export function officeOfAddress({ country = null, state, address_city: city }: AddressCity): OfficeKey | undefined {
  const office = offices.find(({ key }) => key === officeOfCountry(country))
  const parts = (country === 'AE' ? [city, state] : [city]).flatMap((part) => part?.trim().toLowerCase() || [])
  const isThere = (part: string) => Object.values(office?.city ?? {}).some((name) => name.toLowerCase() === part.replace(cityWords, ''))
  return parts.length > 0 && parts.every(isThere) ? office?.key : undefined
}
