import type { Coin } from '#contract/rules/coins.ts'
import { toCents } from '#contract/rules/money.ts'

/** Decimals of each coin. Short amounts are easier to copy without errors. The last decimal is worth only cents at usual rates. */
const decimals = { BTC: 6, ETH: 5, USDT_TRC20: 2, USDT_ERC20: 2 } as const satisfies Record<Coin, number>

/** Display names of coins. Include the network if a coin has several. */
export const coinNames = { BTC: 'BTC', ETH: 'ETH', USDT_TRC20: 'USDT TRC20', USDT_ERC20: 'USDT ERC20' } as const satisfies Record<
  Coin,
  string
>

/** Rates are rounded to a millionth of a dollar. */
const ratePrecision = 1_000_000

/**
 * Converts US cents to an amount of a coin worth `rateUsd`, as text. Rounds up, so that a payment is never too small. Uses bigint, because
 * floating-point arithmetic makes errors in the last decimal of large amounts.
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

type Quote = { coin: Coin; amount: string | null; rate_usd: number | null }
type Money = { received_price: string; due_price: string }

/**
 * Returns the coins to send for an order: the quoted amount, or after a partial payment the amount due at the quoted rate. Null if the
 * quote has no amount.
 */
export function coinsDue({ coin, amount, rate_usd: rate }: Quote, { received_price: received, due_price: due }: Money): string | null {
  const dueCents = toCents(due)
  if (amount === null || rate === null || dueCents === null || toCents(received) === null) return amount
  return coinAmount(dueCents, coin, rate)
}
