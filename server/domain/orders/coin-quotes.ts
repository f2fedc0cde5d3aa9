import type { CryptoWallet } from '#contract/crypto.ts'
import { coinAmount } from '#contract/rules/coin-amount.ts'
import type { CoinQuoteRow } from '#server/domain/orders/order-rows.ts'

/** What an order of `totalCents` costs in the coin of each wallet, at the current rates; stored with the order. */
export function computeCoinQuotes(wallets: readonly CryptoWallet[], orderId: string, totalCents: number): CoinQuoteRow[] {
  return wallets.map(({ coin, network, address, rate_usd: rate, rate_at: at }) => ({
    order_id: orderId,
    coin,
    network,
    address,
    rate_usd: rate === null ? null : String(rate),
    rate_at: rate === null || at === null ? null : new Date(at),
    amount: rate === null ? null : coinAmount(totalCents, coin, rate),
  }))
}
