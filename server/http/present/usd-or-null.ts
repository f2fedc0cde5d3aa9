import { toPriceUsd } from '#contract/rules/money.ts'

export const usdOrNull = (cents: number | null): string | null => (cents === null ? null : toPriceUsd(cents))
