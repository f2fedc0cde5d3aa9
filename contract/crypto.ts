import { z } from 'zod'
import { coins } from '#contract/rules/coins.ts'

const wallet = {
  coin: z.enum(coins),
  network: z.string(),
  address: z.string(),
  rate_usd: z.number().positive().nullable(),
  rate_at: z.iso.datetime().nullable().meta({ description: 'When the shop set this rate.' }),
}

/** A wallet of the shop. `rate_usd`: the price of one coin in US dollars, or null if the shop has not set a rate. */
export const CryptoWallet = z.object(wallet).meta({ id: 'CryptoWallet' })
export type CryptoWallet = z.infer<typeof CryptoWallet>

/**
 * The wallet, rate and amount for paying an order in coins, fixed when the order was placed. `amount`: the number of coins, or null if the
 * shop had not set a rate.
 */
export const CoinQuote = z.object({ ...wallet, amount: z.string().nullable() }).meta({ id: 'CoinQuote' })
export type CoinQuote = z.infer<typeof CoinQuote>
