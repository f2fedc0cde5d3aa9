import { createContext, type RouterContext, type RouterContextProvider } from 'react-router'
import type { CallApi } from '#app/client/call-api.ts'
import type { CryptoWallet } from '#contract/crypto.ts'
import type { Language } from '#contract/language.ts'
import type { PageSettings } from '#contract/page-settings.ts'
import type { Company } from '#contract/rules/company.ts'

/** The shop's URLs: the canonical origin of this request, and the origin of each language. */
export type Site = { canonicalOrigin: string; origins: Record<Language, string> }

/**
 * What the server passes to every loader. `isDocument`: for a whole page, not for the data of one; `dictionaryUrl` is the built file of the page's dictionary, for a preload;
 * `takePage` takes the page itself, which would lose time as a stream of the Response, and the inline scripts that the server wrote into it.
 */
export type Services = PageSettings & {
  callApi: CallApi
  language: Language
  /** What the owner says about the company. */
  company: Company
  /** How long an unconfirmed order reserves its pieces. */
  reservationHours: number
  /** What is left for a piece that is brought to the other office, in percent of its price; 0: nothing. */
  transferDepositPercent: number
  /** The wallets for coins of the moment; without any no order can be paid so. */
  cryptoWallets: readonly CryptoWallet[]
  /** When the page is made, in milliseconds. */
  now: number
  /** What decides which pieces the home page picks. */
  shuffleSeed: number
  site: Site
  isDocument: boolean
  dictionaryUrl?: string
  takePage: (html: string, inlineScripts: readonly string[]) => void
}

// This module exists twice in the server's process (bundle and source): the key must be one, or no value is found.
const sharedGlobals: { [key: symbol]: RouterContext<Services> | undefined } = globalThis
export const servicesContext = (sharedGlobals[Symbol.for('vitrine.services')] ??= createContext<Services>())

export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext)
}
