import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isCountryFixed } from '#contract/rules/phone.ts'

/**
 * Parses a phone number typed without + as a number of `country` (ISO 3166-1 alpha-2): "(917) 555-1234" in US → "+19175551234". Null if the
 * number is invalid.
 */
export function phoneOfCountry(text: string, country: string): string | null {
  if (!isSupportedCountry(country)) return null
  if (country === 'BR' && isCountryFixed(text, country)) return null
  const found = parsePhoneNumberFromString(text.normalize('NFKC'), country satisfies CountryCode)
  return found?.isValid() ? found.number : null
}
