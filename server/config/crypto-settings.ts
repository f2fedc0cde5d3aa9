import { z } from 'zod'
import type { CryptoWallet } from '#contract/crypto.ts'
import type { Coin } from '#contract/rules/coins.ts'
import { StartupError } from '#server/context/startup-error.ts'

/** The wallets and rates of coins: none by default. */
export const bitcoinAddress = z
  .string()
  .regex(/^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/, 'must be an address of Bitcoin')
  .optional()
export const ethereumAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address of Ethereum')
  .optional()
export const tronAddress = z
  .string()
  .regex(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, 'must be an address of Tron')
  .optional()
export const coinRates = z
  .string()
  .regex(/^((BTC|ETH|USDT)=\d+(\.\d+)?(,|$))*$/, 'must be dollars for a coin, such as BTC=97500,ETH=3400,USDT=1')
  .default('')

/** The time of the rates: a rate without its age would look current for ever. */
export const coinRatesAt = z.iso
  .datetime({ offset: true, error: 'must be a moment such as 2026-11-21T12:00:00+03:00' })
  .transform((text) => new Date(text).toISOString())
  .optional()

type Settings = Partial<Record<`CRYPTO_${Coin}_ADDRESS`, string | undefined>> & {
  CRYPTO_RATES: string
  CRYPTO_RATES_AT?: string | undefined
}

const networks = { BTC: 'Bitcoin', ETH: 'Ethereum', USDT_TRC20: 'Tron', USDT_ERC20: 'Ethereum' } as const satisfies Record<Coin, string>

/** The wallets that are configured, each with its rate where one is. */
export function cryptoWallets(settings: Settings): CryptoWallet[] {
  const ratesAt = settings.CRYPTO_RATES_AT ?? null
  if (settings.CRYPTO_RATES && !ratesAt)
    throw new StartupError('CRYPTO_RATES needs CRYPTO_RATES_AT, the moment of these rates, such as 2026-11-21T12:00:00+03:00.')
  const rates = new Map(settings.CRYPTO_RATES.split(',').map((entry) => [entry.split('=')[0] ?? '', Number(entry.split('=')[1])]))
  return (['BTC', 'ETH', 'USDT_TRC20', 'USDT_ERC20'] as const).flatMap((coin) => {
    const address = settings[`CRYPTO_${coin}_ADDRESS`]
    const rate = rates.get(coin.split('_')[0] ?? '') || null
    return address ? [{ coin, network: networks[coin], address, rate_usd: rate, rate_at: rate === null ? null : ratesAt }] : []
  })
}
