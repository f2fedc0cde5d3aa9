import type { Address } from '#contract/address.ts'
import type { NewAddress } from '#contract/address.ts'
import { limits } from '#contract/limits.ts'
import type { CreateOrder } from '#contract/order.ts'
import { type AddressPart, addressParts, type AddressRule, isPartShown, missingAddressParts } from '#contract/rules/address-rule.ts'
import { isEmail } from '#contract/rules/email.ts'
import type { OrderMode } from '#contract/rules/order-enums.ts'
import { formatPhone, isPhone } from '#contract/rules/phone.ts'

/**
 * All fields of the checkout in page order, with their initial values. A ticked checkbox has the value `yes`; `promo` contains the applied
 * promo as JSON.
 */
export const emptyCheckout = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  deliveryMethod: 'pickup',
  pickupCityId: '',
  pickupWorkshopId: '',
  savedAddress: '',
  countryCode: '',
  state: '',
  addressCity: '',
  postalCode: '',
  addressLine1: '',
  addressLine2: '',
  comment: '',
  saveAddress: '',
  promo: '',
  agree: '',
}
export type CheckoutField = keyof typeof emptyCheckout
export type CheckoutValues = Record<CheckoutField, string>

export const contactFields = ['firstName', 'lastName', 'phone', 'email'] as const
export const addressFields = ['countryCode', 'state', 'addressCity', 'postalCode', 'addressLine1', 'addressLine2'] as const

/** Required fields in page order. Once a country is chosen, its address format replaces the address fields of `delivery`. */
const required = {
  always: ['firstName', 'lastName', 'phone', 'email'],
  pickup: ['pickupCityId'],
  delivery: ['countryCode', 'addressCity', 'postalCode', 'addressLine1'],
} as const
export type CheckoutProblem = (typeof required)[keyof typeof required][number] | 'state' | 'agree'

export const fieldOfPart = {
  address_line1: 'addressLine1',
  address_line2: 'addressLine2',
  address_city: 'addressCity',
  state: 'state',
  postal_code: 'postalCode',
} as const satisfies Record<AddressPart, CheckoutField>

/** Returns the missing and invalid fields. `rule` is the address format of the chosen country. */
export function checkoutProblems(values: CheckoutValues, rule?: AddressRule): CheckoutProblem[] {
  const fields = [...required.always, ...required[isDelivery(values) ? 'delivery' : 'pickup']]
  const missing = fields.filter((field) => !isFilled(field, values[field].trim()))
  const wrong = isDelivery(values) && rule ? [...missing.filter((field) => !isOfAddress(field)), ...missingParts(values, rule)] : missing
  return values.agree === 'yes' ? wrong : [...wrong, 'agree']
}

const isOfAddress = (field: string) => Object.values<string>(fieldOfPart).includes(field)

function missingParts(values: CheckoutValues, rule: AddressRule): CheckoutProblem[] {
  const missing = missingAddressParts(rule, Object.fromEntries(addressParts.map((part) => [part, values[fieldOfPart[part]]])))
  return rule.parts.flatMap((part) => {
    const field = fieldOfPart[part]
    return missing.includes(part) && field !== 'addressLine2' ? [field] : []
  })
}

const fieldsOf = {
  pickup: ['pickupCityId', 'pickupWorkshopId'],
  delivery: ['savedAddress', ...addressFields, 'saveAddress'],
} as const satisfies Record<string, readonly CheckoutField[]>

/** Whether a field is shown. Fields of the delivery method that is not chosen are hidden. */
export function isAsked(field: CheckoutField, values: CheckoutValues): boolean {
  const others: readonly string[] = fieldsOf[isDelivery(values) ? 'pickup' : 'delivery']
  return !others.includes(field)
}

function isFilled(field: CheckoutProblem, value: string): boolean {
  if (field === 'phone') return isPhone(value)
  return field === 'email' ? isEmail(value) : value !== ''
}

export const isDelivery = ({ deliveryMethod }: Pick<CheckoutValues, 'deliveryMethod'>) => deliveryMethod === 'delivery'

const partText = (values: CheckoutValues, rule: AddressRule | undefined, part: AddressPart) =>
  isPartShown(rule, part) ? values[fieldOfPart[part]].trim() : ''

/** Returns the typed address with only the parts that the country's addresses have. */
export const addressOf = (values: CheckoutValues, rule: AddressRule | undefined) => ({
  country: values.countryCode,
  state: partText(values, rule, 'state') || null,
  address_city: partText(values, rule, 'address_city'),
  postal_code: partText(values, rule, 'postal_code'),
  address_line1: partText(values, rule, 'address_line1'),
  address_line2: partText(values, rule, 'address_line2') || null,
})

type Terms = { mode: OrderMode; promoCode: string | null; expectedTotal: string; rule: AddressRule | undefined }

/** Returns the request body: only fields of the chosen delivery method and country, and never the card. */
export function orderBody(values: CheckoutValues, { mode, promoCode, expectedTotal, rule }: Terms): CreateOrder {
  const text = (field: CheckoutField) => values[field].trim()
  const common = {
    mode,
    first_name: text('firstName'),
    last_name: text('lastName'),
    phone: formatPhone(values.phone, []),
    email: text('email'),
    comment: text('comment') || null,
    expected_total: expectedTotal,
    ...(promoCode ? { promo_code: promoCode } : {}),
  }
  if (!isDelivery(values))
    return {
      ...common,
      delivery_method: 'pickup',
      pickup_city_id: Number(values.pickupCityId),
      pickup_workshop_id: Number(values.pickupWorkshopId) || null,
    }
  return { ...common, delivery_method: 'delivery', ...addressOf(values, rule) }
}

/** Whether the customer wants to save an address whose street is too short to be saved. An order accepts such a street. */
export function isTooShortToSave(values: CheckoutValues): boolean {
  const line = values.addressLine1.trim()
  return isDelivery(values) && values.saveAddress === 'yes' && line !== '' && line.length < limits.addressLineMinChars
}

/** Returns the fields that a saved address fills in. Keeps a comment typed for this order. */
export function fieldsOfAddress(address: Address, typedComment = ''): Partial<CheckoutValues> {
  return {
    savedAddress: address.id,
    countryCode: address.country,
    state: address.state ?? '',
    addressCity: address.city?.name ?? address.city_text ?? '',
    postalCode: address.postal_code ?? '',
    addressLine1: address.address_line1,
    addressLine2: address.address_line2 ?? '',
    saveAddress: '',
    comment: typedComment || (address.comment ?? ''),
  }
}

/**
 * Returns the fields to update once the saved addresses have loaded. If the chosen address was changed elsewhere, the form takes over the
 * changes. If it was deleted, its text stays in the form as a new address. The comment stays, because it belongs to this order.
 */
export function refilledAddress(held: CheckoutValues, saved: readonly Address[]): Partial<CheckoutValues> {
  if (held.savedAddress === '') return {}
  const address = saved.find(({ id }) => id === held.savedAddress)
  return address ? { ...fieldsOfAddress(address), comment: held.comment } : { savedAddress: '' }
}

type Country = { name: string; address?: AddressRule }

/**
 * Returns the typed address in the form in which it is saved, with only the parts that the country's addresses have. Without a city, the
 * state or else the country's name is saved as the city.
 */
export function addressToSave(values: CheckoutValues, { name, address: rule }: Country): Partial<NewAddress> & { address_line1: string } {
  const part = (each: AddressPart) => partText(values, rule, each)
  return {
    country: values.countryCode,
    state: part('state') || null,
    city_text: part('address_city') || part('state') || name,
    postal_code: part('postal_code') || null,
    address_line1: part('address_line1'),
    address_line2: part('address_line2') || null,
  }
}
