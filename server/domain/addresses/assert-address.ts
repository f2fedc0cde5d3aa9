import { type AddressTexts, missingAddressParts } from '#contract/rules/address-rule.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { OrderReason } from '#server/context/order-reasons.ts'
import { addressFormat } from '#server/domain/addresses/address-formats.ts'

/** Throws `invalid` for each missing field that the country's format requires. */
export function assertAddress(country: string, texts: AddressTexts): void {
  const missing = missingAddressParts(addressFormat(country).rule, texts)
  if (missing.length === 0) return
  const reason: OrderReason = 'address-part-missing'
  throw new CodedError('invalid', { reason, fields: Object.fromEntries(missing.map((part) => [part, reason])) })
}
