import { useI18n } from '#app/i18n/i18n-context.tsx'
import { limits } from '#contract/limits.ts'
import { postalCodeNames, stateNames } from '#contract/rules/address-names.ts'
import { type AddressPart, type AddressRule, postalCodeHint } from '#contract/rules/address-rule.ts'

const plainParts: AddressPart[] = ['state', 'address_city', 'postal_code', 'address_line1', 'address_line2']

const autoComplete: Record<AddressPart, string> = {
  address_line1: 'address-line1',
  address_line2: 'address-line2',
  address_city: 'address-level2',
  state: 'address-level1',
  postal_code: 'postal-code',
}

const labelKeys = {
  address_line1: 'addressLine1',
  address_line2: 'addressLine2',
  address_city: 'addressCity',
  state: 'state',
  postal_code: 'postalCode',
} as const satisfies Record<AddressPart, string>

type Asked = {
  rule: AddressRule | undefined
  required: readonly AddressPart[]
  postalCode?: string
}

export function useAddressFields({ rule, required, postalCode = '' }: Asked) {
  const { t } = useI18n()
  const labelOf = useAddressLabels(rule)
  const example = rule ? postalCodeHint(rule, postalCode) : null
  return (rule?.parts ?? plainParts).map((part) => ({
    part,
    props: {
      label: labelOf(part),
      ...(required.includes(part) ? {} : { optional: t('checkout.optional') }),
      ...(part === 'postal_code' && example !== null ? { help: t('checkout.delivery.postalCodeForm', { example }) } : {}),
      autoComplete: autoComplete[part],
      maxLength: part === 'postal_code' ? limits.postalCodeMaxChars : limits.addressLineMaxChars,
    },
  }))
}

function useAddressLabels(rule: AddressRule | undefined): (part: AddressPart) => string {
  const { t, language } = useI18n()
  return (part) => {
    if (part === 'state' && rule?.state_kind) return stateNames[rule.state_kind][language]
    if (part === 'postal_code' && rule?.postal_code) return postalCodeNames[rule.postal_code.kind][language]
    return t(`checkout.delivery.${labelKeys[part]}`)
  }
}
