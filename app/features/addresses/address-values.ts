import type { z } from 'zod'
import type { Address, NewAddress } from '#contract/address.ts'
import { limits } from '#contract/limits.ts'

/** In a city of the shop, or anywhere else. */
export type AddressMode = 'local' | 'international'

export const emptyAddress = {
  mode: 'local',
  city: '',
  city_text: '',
  state: '',
  country: '',
  postal_code: '',
  address_line1: '',
  address_line2: '',
  comment: '',
}
export type AddressValues = typeof emptyAddress
export type AddressField = keyof AddressValues
export type AddressProblem = 'city' | 'cityText' | 'country' | 'line1'

/** Without a city of the list it opens as international. */
export function valuesOf(address: Address): AddressValues {
  return {
    mode: address.city ? 'local' : 'international',
    city: address.city ? String(address.city.id) : '',
    city_text: address.city_text ?? '',
    state: address.state ?? '',
    country: address.city ? '' : address.country,
    postal_code: address.postal_code ?? '',
    address_line1: address.address_line1,
    address_line2: address.address_line2 ?? '',
    comment: address.comment ?? '',
  }
}

/** What is wrong, by field. */
export function addressProblems(values: AddressValues): Partial<Record<AddressField, AddressProblem>> {
  const isLocal = values.mode === 'local'
  return {
    ...(isLocal && !values.city ? { city: 'city' } : {}),
    ...(!isLocal && !/^[A-Za-z]{2}$/.test(values.country.trim()) ? { country: 'country' } : {}),
    ...(!isLocal && !values.city_text.trim() ? { city_text: 'cityText' } : {}),
    ...(values.address_line1.trim().length < limits.addressLineMinChars ? { address_line1: 'line1' } : {}),
  }
}

/** The request body: the country in capitals, empty optionals as null, and nothing of the other mode. */
export function addressBody(values: AddressValues): z.input<typeof NewAddress> {
  const orNull = (text: string) => text.trim() || null
  const common = {
    postal_code: orNull(values.postal_code),
    address_line1: values.address_line1.trim(),
    address_line2: orNull(values.address_line2),
    comment: orNull(values.comment),
  }
  if (values.mode === 'local') return { ...common, city: Number(values.city), city_text: null, state: null }
  const country = values.country.trim().toUpperCase()
  return { ...common, city: null, city_text: values.city_text.trim(), state: orNull(values.state), country }
}
