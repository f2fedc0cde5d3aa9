import { z } from 'zod'
import { coins } from '#contract/rules/coins.ts'

const wallet = {
  coin: z.enum(coins),
  network: z.string(),
  address: z.string(),
  rate_usd: z.number().positive().nullable(),
  rate_at: z.iso.datetime().nullable().meta({ description: 'When the shop set this rate.' }),
}

/** A wallet of the shop. `rate_usd`: price of one coin in US dollars; null if the shop sets no rate. */
export const CryptoWallet = z.object(wallet).meta({ id: 'CryptoWallet' })
export type CryptoWallet = z.infer<typeof CryptoWallet>

/** Coin payment of an order, fixed when the order was placed. `amount`: in coins; null without a rate. */
export const CoinQuote = z.object({ ...wallet, amount: z.string().nullable() }).meta({ id: 'CoinQuote' })
export type CoinQuote = z.infer<typeof CoinQuote>
