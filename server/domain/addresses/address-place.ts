import type { AddressChange } from '#contract/address.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ProfileReason } from '#server/context/reasons.ts'
import type { Tx } from '#server/db/database.ts'

type Place = { city_id: number; city_text: null; country_code: string } | { city_id: null; city_text: string; country_code: string }

/** Where an address is (PROF-03, SEC-C7): in a city of the shop, which tells the country, or in one that is written down. */
export async function addressPlace(tx: Tx, { city, city_text: text, country }: AddressChange): Promise<Place> {
  if (city && text) refuse('city_text', 'address-one-city')
  if (city) return inCity(tx, city, country)
  if (!text) refuse('city_text', 'address-no-city')
  if (!country) refuse('country', 'country-needed')
  const known = await tx.selectFrom('country').select('code').where('code', '=', country).executeTakeFirst()
  return known ? { city_id: null, city_text: text, country_code: country } : refuse('country', 'country-unknown')
}

async function inCity(tx: Tx, id: number, country: string | undefined): Promise<Place> {
  const known = await tx.selectFrom('city').select('country_code').where('id', '=', id).executeTakeFirst()
  if (!known) refuse('city', 'city-unknown')
  if (country && country !== known.country_code) refuse('country', 'country-of-city')
  return { city_id: id, city_text: null, country_code: known.country_code }
}

function refuse(field: string, reason: ProfileReason): never {
  throw new CodedError('invalid', { reason, fields: { [field]: reason } })
}
