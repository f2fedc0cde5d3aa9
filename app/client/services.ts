import { createContext, type RouterContext, type RouterContextProvider } from 'react-router'
import type { CallApi } from '#app/client/call-api.ts'
import type { CryptoWallet } from '#contract/crypto.ts'
import type { Language } from '#contract/language.ts'
import type { PageSettings } from '#contract/page-settings.ts'
import type { Company } from '#contract/rules/company.ts'
import type { ExchangeRate } from '#contract/rules/exchange-rate.ts'

export type Site = { canonicalOrigin: string; origins: Record<Language, string> }

/**
 * Data and functions that the server passes to every loader. `isDocument`: true for a whole page, false for page data. `dictionaryUrl`: the
 * built file of the page's dictionary, for a preload. `takePage`: receives the finished page and its inline scripts, because reading the
 * Response's stream would be slower.
 */
export type Services = PageSettings & {
  callApi: CallApi
  language: Language
  company: Company
  /** How long an unconfirmed order reserves its pieces. */
  reservationHours: number
  /** Deposit for a piece brought from one office to the other, in percent of its price; 0 means no deposit. */
  transferDepositPercent: number
  /** Number of opening hours within which the shop promises to send photographs that a customer requested of a piece. */
  livePhotoHours: number
  /** Crypto wallets in use. If empty, customers cannot pay in crypto. */
  cryptoWallets: readonly CryptoWallet[]
  /** Rates for prices in rubles and dirhams; null if pages show dollars only. */
  exchangeRate: ExchangeRate | null
  now: number
  shuffleSeed: number
  site: Site
  isDocument: boolean
  dictionaryUrl?: string
  takePage: (html: string, inlineScripts: readonly string[]) => void
}

// The server's process loads this module twice (bundle and source). Both copies must use the same context key, so the key is a global.
const sharedGlobals: { [key: symbol]: RouterContext<Services> | undefined } = globalThis
export const servicesContext = (sharedGlobals[Symbol.for('vitrine.services')] ??= createContext<Services>())

export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext)
}
