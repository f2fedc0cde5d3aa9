import type { CryptoWallet } from '#contract/crypto.ts'
import { coinAmount } from '#contract/rules/coin-amount.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { CoinQuoteRow } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readWalletsInForce } from '#server/domain/wallets/current-wallets.ts'

/**
 * Returns the price of an order of `totalCents` in the crypto coin of each active wallet, at the current rates. Reads the wallets from the
 * database, because the owner may have deactivated a wallet that the customer still sees. Throws `invalid` if the shop has no active
 * wallet.
 */
export async function quoteInCoins(
  tx: Tx,
  { coins }: Pick<ShopContext, 'coins'>,
  { id, totalCents }: { id: string; totalCents: number },
): Promise<CoinQuoteRow[]> {
  const wallets = await readWalletsInForce(tx, coins)
  const reason = 'order-coins-unavailable'
  if (!wallets.length) throw new CodedError('invalid', { reason, fields: { mode: reason } })
  return wallets.map((wallet) => quoteOf(wallet, id, totalCents))
}

function quoteOf({ coin, network, address, rate_usd: rate, rate_at: at }: CryptoWallet, orderId: string, totalCents: number): CoinQuoteRow {
  return {
    order_id: orderId,
    coin,
    network,
    address,
    rate_usd: rate === null ? null : String(rate),
    rate_at: rate === null || at === null ? null : new Date(at),
    amount: rate === null ? null : coinAmount(totalCents, coin, rate),
  }
}
