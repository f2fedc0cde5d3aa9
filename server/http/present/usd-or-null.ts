import { toPriceUsd } from '#contract/rules/money.ts'

/** Integer cents as US dollars of the wire; null stays null. */
export const usdOrNull = (cents: number | null): string | null => (cents === null ? null : toPriceUsd(cents))
