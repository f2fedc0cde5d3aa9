import type { Coin } from '#contract/rules/coins.ts'

/** As many decimals as make less than a cent or two of difference, and no more than people copy without errors. */
const decimals = { BTC: 6, ETH: 5, USDT_TRC20: 2, USDT_ERC20: 2 } as const satisfies Record<Coin, number>

/** Names of coins for people; coins of one name with their network. */
export const coinNames = { BTC: 'BTC', ETH: 'ETH', USDT_TRC20: 'USDT TRC20', USDT_ERC20: 'USDT ERC20' } as const satisfies Record<
  Coin,
  string
>

/** Rates are read to the millionth of a dollar. */
const ratePrecision = 1_000_000

/**
 * What a sum in cents is in a coin worth `rateUsd`: rounded up, so that a payment is never short, and written to be copied.
 * Whole numbers without a limit: binary fractions are off by a last decimal at large sums.
 */
export function coinAmount(cents: number, coin: Coin, rateUsd: number): string {
  const places = decimals[coin]
  const rate = BigInt(Math.max(1, Math.round(rateUsd * ratePrecision)))
  const dividend = BigInt(cents) * BigInt(ratePrecision) * 10n ** BigInt(places)
  const divisor = 100n * rate
  const units = (dividend + divisor - 1n) / divisor
  const digits = String(units).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
