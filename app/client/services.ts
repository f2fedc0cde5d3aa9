import { createContext, type RouterContext, type RouterContextProvider } from 'react-router'
import type { CallApi } from '#app/client/call-api.ts'
import type { CryptoWallet } from '#contract/crypto.ts'
import type { Language } from '#contract/language.ts'
import type { PageSettings } from '#contract/page-settings.ts'
import type { Company } from '#contract/rules/company.ts'

export type Site = { canonicalOrigin: string; origins: Record<Language, string> }

/**
 * What the server passes to every loader. `isDocument` is true for a whole page, false for a request of its data.
 * `dictionaryUrl` is the built file of the page's dictionary, for a preload. `takePage` receives the finished page and
 * its inline scripts, which is faster than reading them from the Response's stream.
 */
export type Services = PageSettings & {
  callApi: CallApi
  language: Language
  company: Company
  /** How long an unconfirmed order reserves its pieces. */
  reservationHours: number
  /** Deposit for a piece brought from one office to the other, in percent of its price; 0: no deposit. */
  transferDepositPercent: number
  /** In how many opening hours requested live photographs are sent. */
  livePhotoHours: number
  /** Crypto wallets in use; if empty, orders cannot be paid in crypto. */
  cryptoWallets: readonly CryptoWallet[]
  /** Time of the request, in milliseconds since 1970. */
  now: number
  /** Seed that decides which pieces the home page picks. */
  shuffleSeed: number
  site: Site
  isDocument: boolean
  dictionaryUrl?: string
  takePage: (html: string, inlineScripts: readonly string[]) => void
}

// This module exists twice in the server's process (bundle and source). Both must share one key, or no value is found.
const sharedGlobals: { [key: symbol]: RouterContext<Services> | undefined } = globalThis
export const servicesContext = (sharedGlobals[Symbol.for('vitrine.services')] ??= createContext<Services>())

export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext)
}
