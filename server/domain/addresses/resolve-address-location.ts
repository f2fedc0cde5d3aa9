import type { AddressChange } from '#contract/address.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ProfileReason } from '#server/context/profile-reasons.ts'
import type { Tx } from '#server/db/database.ts'

type AddressLocation =
  | { city_id: number; city_text: null; country_code: string }
  | { city_id: null; city_text: string; country_code: string }

/**
 * Returns the location of an address: either a listed city, which determines the country, or a typed city with a country. Throws `invalid`.
 */
export async function resolveAddressLocation(tx: Tx, { city, city_text: text, country }: AddressChange): Promise<AddressLocation> {
  if (city && text) throwInvalid('city_text', 'address-one-city')
  if (city) return resolveInCity(tx, city, country)
  if (!text) throwInvalid('city_text', 'address-no-city')
  if (!country) throwInvalid('country', 'country-needed')
  const known = await tx.selectFrom('country').select('code').where('code', '=', country).executeTakeFirst()
  return known ? { city_id: null, city_text: text, country_code: country } : throwInvalid('country', 'country-unknown')
}

async function resolveInCity(tx: Tx, id: number, country: string | null | undefined): Promise<AddressLocation> {
  const known = await tx.selectFrom('city').select('country_code').where('id', '=', id).executeTakeFirst()
  if (!known) throwInvalid('city', 'city-unknown')
  if (country && country !== known.country_code) throwInvalid('country', 'country-of-city')
  return { city_id: id, city_text: null, country_code: known.country_code }
}

function throwInvalid(field: string, reason: ProfileReason): never {
  throw new CodedError('invalid', { reason, fields: { [field]: reason } })
}
