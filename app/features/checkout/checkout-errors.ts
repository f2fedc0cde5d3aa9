import { type CheckoutProblem, type CheckoutValues, isTooShortToSave } from '#app/features/checkout/checkout-fields.ts'
import type { Translate } from '#app/i18n/translator.ts'
import { limits } from '#contract/limits.ts'

export function checkoutErrors(values: CheckoutValues, problems: readonly CheckoutProblem[], t: Translate) {
  return {
    ...(isTooShortToSave(values) ? { addressLine1: t('checkout.validation.addressLine1Short', { min: limits.addressLineMinChars }) } : {}),
    ...Object.fromEntries(problems.map((problem) => [problem, t(`checkout.validation.${problem}`)])),
  }
}
