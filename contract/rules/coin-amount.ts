import type { Coin } from '#contract/rules/coins.ts'

/** Decimals of each coin: few enough to copy without errors. The last decimal is worth some cents at usual rates. */
const decimals = { BTC: 6, ETH: 5, USDT_TRC20: 2, USDT_ERC20: 2 } as const satisfies Record<Coin, number>

/** Display names of coins, with the network if a coin has several. */
export const coinNames = { BTC: 'BTC', ETH: 'ETH', USDT_TRC20: 'USDT TRC20', USDT_ERC20: 'USDT ERC20' } as const satisfies Record<
  Coin,
  string
>

/** Rates are rounded to a millionth of a dollar. */
const ratePrecision = 1_000_000

/**
 * Converts US cents to an amount of a coin worth `rateUsd`, as text. Rounds up, so that a payment is never too little. Uses bigint, because
 * floating-point numbers get the last decimal of large amounts wrong.
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
