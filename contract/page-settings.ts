import type { CryptoWallet } from '#contract/crypto.ts'
import type { MapSettings } from '#contract/rules/map-url.ts'

/** The owner's settings that pages show. */
export type PageSettings = {
  /** How long an unconfirmed order reserves its pieces. */
  reservationHours: number
  /** Whose maps people may open within a page; the key is visible in pages. */
  map: MapSettings
  /** The wallets for coins; without any no order can be paid so. */
  cryptoWallets: readonly CryptoWallet[]
}
