import type { ComponentProps } from 'react'
import { fieldOfPart } from '#app/features/checkout/checkout-fields.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Field } from '#app/ui/field.tsx'
import { limits } from '#contract/limits.ts'
import { postalCodeNames, stateNames } from '#contract/rules/address-names.ts'
import { type AddressPart, type AddressRule, postalCodeHint } from '#contract/rules/address-rule.ts'

/** The parts that are asked for before a country is chosen. */
const plain: Pick<AddressRule, 'parts' | 'required'> = {
  parts: ['state', 'address_city', 'postal_code', 'address_line1', 'address_line2'],
  required: ['address_city', 'postal_code', 'address_line1'],
}

const autoComplete: Record<AddressPart, string> = {
  address_line1: 'address-line1',
  address_line2: 'address-line2',
  address_city: 'address-level2',
  state: 'address-level1',
  postal_code: 'postal-code',
}

type FieldProps = ComponentProps<typeof Field>
type Props = {
  rule: AddressRule | undefined
  postalCode: string
  fieldOf: (name: (typeof fieldOfPart)[AddressPart]) => Omit<FieldProps, 'label'>
}

/** The fields of an address in the order and words of its country. */
export function AddressPartFields({ rule, postalCode, fieldOf }: Props) {
  const { t } = useI18n()
  const labelOf = useAddressLabels(rule)
  const { parts, required } = rule ?? plain
  const hint = rule ? postalCodeHint(rule, postalCode) : null
  return parts.map((part) => (
    <Field
      key={part}
      label={labelOf(part)}
      {...(required.includes(part) ? {} : { optional: t('checkout.optional') })}
      {...(part === 'postal_code' && hint !== null ? { help: t('checkout.delivery.postalCodeForm', { example: hint }) } : {})}
      autoComplete={autoComplete[part]}
      maxLength={part === 'postal_code' ? limits.postalCodeMaxChars : limits.addressLineMaxChars}
      {...fieldOf(fieldOfPart[part])}
    />
  ))
}

function useAddressLabels(rule: AddressRule | undefined): (part: AddressPart) => string {
  const { t, language } = useI18n()
  return (part) => {
    if (part === 'state' && rule?.state_kind) return stateNames[rule.state_kind][language]
    if (part === 'postal_code' && rule?.postal_code) return postalCodeNames[rule.postal_code.kind][language]
    return t(`checkout.delivery.${fieldOfPart[part]}`)
  }
}
