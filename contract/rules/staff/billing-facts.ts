import { isBankAccount, isBankCode, isTaxNumber } from '#contract/rules/bank-numbers.ts'

/** Facts that are the same in both languages. `kpp`: the Russian code beside a tax number. `bank_code`: a BIK or a BIC (SWIFT code). */
export const billingNumbers = ['tax_number', 'kpp', 'registration_number', 'bank_code', 'bank_account', 'correspondent_account'] as const

/** Tax and bank data of the seller for documents. Empty values are not printed. */
export const billingFactNames = ['legal_address_ru', 'legal_address_en', 'bank_ru', 'bank_en', ...billingNumbers, 'vat_scheme'] as const
export type BillingFact = (typeof billingFactNames)[number]
export type Billing = Record<BillingFact, string>

/** How the seller's prices relate to VAT. `margin`: VAT on the seller's margin. `exempt`: no VAT. */
export const vatSchemes = ['margin', 'exempt'] as const
export type VatScheme = (typeof vatSchemes)[number]

export const isVatScheme = (text: string): text is VatScheme => vatSchemes.some((scheme) => scheme === text)

export type BillingProblem = 'number' | 'bank-code' | 'bank-account' | 'vat-scheme'

const checks: Partial<Record<BillingFact, { isValid: (value: string) => boolean; problem: BillingProblem }>> = {
  tax_number: { isValid: isTaxNumber, problem: 'number' },
  kpp: { isValid: isTaxNumber, problem: 'number' },
  registration_number: { isValid: isTaxNumber, problem: 'number' },
  bank_code: { isValid: isBankCode, problem: 'bank-code' },
  bank_account: { isValid: isBankAccount, problem: 'bank-account' },
  correspondent_account: { isValid: isBankAccount, problem: 'bank-account' },
  vat_scheme: { isValid: isVatScheme, problem: 'vat-scheme' },
}

/** Returns the problem of a fact. Null if the value is valid or empty. */
export function billingProblem(name: BillingFact, value: string): BillingProblem | null {
  const check = checks[name]
  return value === '' || !check || check.isValid(value) ? null : check.problem
}

export const isBillingFact = (name: string): name is BillingFact => billingFactNames.some((known) => known === name)
