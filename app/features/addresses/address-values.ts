import type { z } from 'zod'
import type { Address, NewAddress } from '#contract/address.ts'
import { limits } from '#contract/limits.ts'
import { type AddressPart, type AddressRule, isPartShown } from '#contract/rules/address-rule.ts'

/** `local`: in a city with an office of the shop. `international`: anywhere else. */
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
export type AddressProblem = 'city' | 'cityText' | 'state' | 'country' | 'line1'

export const fieldOfPart = {
  address_line1: 'address_line1',
  address_line2: 'address_line2',
  address_city: 'city_text',
  state: 'state',
  postal_code: 'postal_code',
} as const satisfies Record<AddressPart, AddressField>

type Country = { name: string; address: AddressRule }

/**
 * Returns the parts required to save an address: the street, and the city or the state if needed. The city is required if the country
 * requires one or no country is chosen (`rule` is undefined). The state is required if the country requires a state but no city. An order
 * requires all of `rule.required`.
 */
export function requiredParts(rule: AddressRule | undefined): AddressPart[] {
  const place = rule?.required.includes('address_city') === false ? 'state' : 'address_city'
  return ['address_line1', ...(rule === undefined || rule.required.includes(place) ? [place as AddressPart] : [])]
}

/** Returns the form values of a saved address. An address outside the cities with an office (`city` is null) opens as international. */
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

export function addressProblems(values: AddressValues, country?: Country): Partial<Record<AddressField, AddressProblem>> {
  const isLocal = values.mode === 'local'
  return {
    ...(isLocal && !values.city ? { city: 'city' } : {}),
    ...(!isLocal && !/^[A-Za-z]{2}$/.test(values.country.trim()) ? { country: 'country' } : {}),
    ...(isLocal ? {} : placeProblem(values, country?.address)),
    ...(values.address_line1.trim().length < limits.addressLineMinChars ? { address_line1: 'line1' } : {}),
  }
}

function placeProblem(values: AddressValues, rule: AddressRule | undefined): Partial<Record<AddressField, AddressProblem>> {
  const required = requiredParts(rule)
  if (values.city_text.trim()) return {}
  if (required.includes('address_city')) return { city_text: 'cityText' }
  return required.includes('state') && !values.state.trim() ? { state: 'state' } : {}
}

/**
 * Returns the request body of the form. Empty optional fields, fields of the other mode, and fields that the country's addresses lack are
 * null. Without a city, the state or else the country's name is sent as the city.
 */
export function addressBody(values: AddressValues, country?: Country): z.input<typeof NewAddress> {
  const rule = values.mode === 'local' ? undefined : country?.address
  const orNull = (text: string) => text.trim() || null
  const part = (name: AddressPart) => (isPartShown(rule, name) ? orNull(values[fieldOfPart[name]]) : null)
  const common = {
    postal_code: part('postal_code'),
    address_line1: values.address_line1.trim(),
    address_line2: part('address_line2'),
    comment: orNull(values.comment),
  }
  if (values.mode === 'local') return { ...common, city: Number(values.city), city_text: null, state: null }
  return {
    ...common,
    city: null,
    city_text: part('address_city') ?? part('state') ?? country?.name ?? '',
    state: part('state'),
    country: values.country.trim().toUpperCase(),
  }
}
