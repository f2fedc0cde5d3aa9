import type { FieldErrors } from '#app/client/api-error.ts'
import type { CheckoutField, CheckoutValues } from '#app/features/checkout/checkout-fields.ts'
import type { MessageKey } from '#app/i18n/messages.ts'

const fieldOfBody = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  email: 'email',
  pickup_city_id: 'pickupCityId',
  pickup_workshop_id: 'pickupWorkshopId',
  country: 'countryCode',
  state: 'state',
  address_city: 'addressCity',
  postal_code: 'postalCode',
  address_line1: 'addressLine1',
  address_line2: 'addressLine2',
  comment: 'comment',
} as const satisfies Record<string, CheckoutField>

export function refusedFields(errors: FieldErrors): Partial<Record<CheckoutField, string>> {
  const named = Object.entries(fieldOfBody).flatMap(([field, name]) => (errors[field] ? [[name, errors[field].join(' ')]] : []))
  return Object.fromEntries(named)
}

export function wrongFieldKey(field: CheckoutField, values: CheckoutValues): MessageKey {
  const isEmpty = values[field].trim() === ''
  if (isEmpty && isOneOf(missing, field)) return `checkout.summary.missing.${field}`
  return isOneOf(Object.values(fieldOfBody), field) ? `checkout.summary.wrong.${field}` : 'checkout.fillRequired'
}

const missing = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'pickupCityId',
  'countryCode',
  'state',
  'addressCity',
  'postalCode',
  'addressLine1',
  'agree',
] as const

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  const all: readonly string[] = names
  return all.includes(name)
}
