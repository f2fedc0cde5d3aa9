import { toPriceUsd } from '#contract/rules/money.ts'

/** Converts cents to the API's USD string; null stays null. */
export const usdOrNull = (cents: number | null): string | null => (cents === null ? null : toPriceUsd(cents))
