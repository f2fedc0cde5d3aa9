import { z } from 'zod'
import { coins } from '#contract/rules/order-words.ts'

/** A wallet of the shop. `rate_usd`: what one coin is worth, where the shop says so; without it only dollars are shown. */
export const CryptoWallet = z
  .object({ coin: z.enum(coins), network: z.string(), address: z.string(), rate_usd: z.number().positive().nullable() })
  .meta({ id: 'CryptoWallet' })
export type CryptoWallet = z.infer<typeof CryptoWallet>
