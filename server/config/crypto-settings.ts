import { z } from 'zod'
import { type Coin, coinNetworks, coins } from '#contract/rules/coins.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { addressProblem } from '#server/domain/wallets/coin-address.ts'
import type { CoinSettings } from '#server/domain/wallets/current-wallets.ts'

export const coinAddress = (coin: Coin) =>
  z
    .string()
    .refine((address) => addressProblem(coin, address) === null, `must be an address of ${coinNetworks[coin]} whose checksum fits`)
    .optional()
export const coinRates = z
  .string()
  .regex(/^((BTC|ETH|USDT)=\d+(\.\d+)?(,|$))*$/, 'must be dollars for a coin, such as BTC=97500,ETH=3400,USDT=1')
  .default('')

export const coinRatesAt = z.iso
  .datetime({ offset: true, error: 'must be a moment such as 2026-11-21T12:00:00+03:00' })
  .transform((text) => new Date(text).toISOString())
  .optional()

type Settings = Partial<Record<`CRYPTO_${Coin}_ADDRESS`, string | undefined>> & {
  CRYPTO_RATES: string
  CRYPTO_RATES_AT?: string | undefined
}

export function coinSettings(settings: Settings): CoinSettings {
  const ratesAt = settings.CRYPTO_RATES_AT ?? null
  if (settings.CRYPTO_RATES && !ratesAt)
    throw new StartupError('CRYPTO_RATES needs CRYPTO_RATES_AT, the moment of these rates, such as 2026-11-21T12:00:00+03:00.')
  const addresses = coins.flatMap((coin) => {
    const address = settings[`CRYPTO_${coin}_ADDRESS`]
    return address ? [[coin, address] as const] : []
  })
  const rates = settings.CRYPTO_RATES.split(',').flatMap((entry) => {
    const [name = '', rate] = entry.split('=')
    return Number(rate) > 0 ? [[name, Number(rate)] as const] : []
  })
  return { addresses: Object.fromEntries(addresses), rates: Object.fromEntries(rates), ratesAt }
}
