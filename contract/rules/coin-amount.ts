import type { Coin } from '#contract/rules/coins.ts'

/** As many decimals as make less than a cent or two of difference, and no more than people copy without errors. */
const decimals = { BTC: 6, ETH: 5, USDT_TRC20: 2, USDT_ERC20: 2 } as const satisfies Record<Coin, number>

/** Names of coins for people; coins of one name with their network. */
export const coinNames = { BTC: 'BTC', ETH: 'ETH', USDT_TRC20: 'USDT TRC20', USDT_ERC20: 'USDT ERC20' } as const satisfies Record<
  Coin,
  string
>

/** What a sum in cents is in a coin worth `rateUsd`: rounded up, so that a payment is never short, and written to be copied. */
export function coinAmount(cents: number, coin: Coin, rateUsd: number): string {
  const factor = 10 ** decimals[coin]
  // the error of binary fractions far behind the last decimal is not rounded up
  const exact = (cents / 100 / rateUsd) * factor
  return (Math.ceil(exact - 1e-6) / factor).toFixed(decimals[coin])
}
