import type { CryptoWallet } from '#contract/crypto.ts'
import type { Language } from '#contract/language.ts'
import type { PageSettings } from '#contract/page-settings.ts'
import type { Company } from '#contract/rules/company.ts'
import type { ExchangeRate } from '#contract/rules/exchange-rate.ts'
import type { OwnerSettings } from '#contract/rules/staff/owner-setting-definitions.ts'
import type { Log } from '#server/context/log.ts'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Secret } from '#server/context/secret.ts'
import type { Db } from '#server/db/database.ts'
import type { AccessTokens } from '#server/domain/accounts/access-tokens.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import type { BackupStore } from '#server/domain/backup/backup-store.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import type { DemandCounter } from '#server/domain/demand/demand-counter.ts'
import type { RateLimit } from '#server/domain/limits/rate-limit.ts'
import type { OrderedNames } from '#server/domain/orders/ordered-names.ts'
import type { Sealer } from '#server/domain/staff/seal-secret.ts'
import type { CoinSettings } from '#server/domain/wallets/current-wallets.ts'
import type { RateSource } from '#server/ports/bank-of-russia.ts'
import type { CodeCall } from '#server/ports/code-call.ts'
import type { Disk } from '#server/ports/disk.ts'
import type { GoogleKeys } from '#server/ports/google-keys.ts'
import type { MailTransport } from '#server/ports/mail.ts'
import type { Mailbox } from '#server/ports/mailbox.ts'
import type { Outbox } from '#server/ports/outbox.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { PdfMaker } from '#server/ports/pdf-maker.ts'
import type { PhotoCleaner } from '#server/ports/photo-cleaner.ts'
import type { PhotoMaker } from '#server/ports/photo-maker.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'
import type { PrivateFiles } from '#server/ports/private-files.ts'
import type { TableFiles } from '#server/ports/table-files.ts'
import type { TelegramInbox } from '#server/ports/telegram-inbox.ts'
import type { TelegramTransport } from '#server/ports/telegram-message.ts'

/** External services. A call that must not be lost goes through a job (`enqueue`). */
export type Ports = {
  outbox: Outbox
  mail: MailTransport
  telegram: TelegramTransport
  /** The mailbox for incoming email; undefined if not configured. */
  mailbox: Mailbox | undefined
  telegramInbox: TelegramInbox | undefined
  codeCall: CodeCall
  rates: RateSource | undefined
  photoCleaner: PhotoCleaner
  enquiryFiles: PrivateFiles
  photoMaker: PhotoMaker
  photos: PhotoStore
  /** Original photographs of pieces; only the staff may read them. */
  originals: PrivateFiles
  /** Files of a form upload, kept during the request; always on this machine. */
  incomingFiles: PrivateFiles
  tableFiles: TableFiles
  pdfMaker: PdfMaker
  passwords: Passwords
  googleKeys: GoogleKeys
  disk: Disk
}

export type SignInSettings = {
  /** Country calling codes, such as 7. The shop makes calls with sign-in codes only to phones of these countries. */
  callingCodes: string[]
  telegram: { botName: string; botToken: string } | undefined
  /** The Firebase project for Google sign-in and SMS codes. */
  firebase: { projectId: string; apiKey: string; authDomain: string; emulatorUrl: string | undefined } | undefined
}

export type BackOfficeSettings = {
  /** The back office's own origin; undefined if all hosts of the shop serve the back office. */
  origin: string | undefined
  isOpen: boolean
  isSecure: boolean
}

export type InboundSettings = {
  /** The secret that Telegram sends with each webhook request; undefined if there is no webhook. */
  telegramSecret: Secret | undefined
  /** The reply address of emails, perhaps with a placeholder `{token}`; undefined if no mailbox is read. */
  replyMail: string | undefined
  senderMail: string | undefined
}

export type ShopSettings = PageSettings & {
  /** The origin of the site in each language, without a trailing slash. */
  origins: Record<Language, string>
  backOffice: BackOfficeSettings
  signIn: SignInSettings
  inbound: InboundSettings
  /** Recipients of emails and messages to the staff as a whole. If `mails` is undefined, emails go to the company's own address. */
  staff: { mails: string[] | undefined; telegramChat: string | undefined }
  /** Default times and limits, from the environment. The owner may change them; `ShopContext.ownerSettings` returns the current values. */
  ownerSettingDefaults: OwnerSettings
  /** Wallet addresses and coin rates from the environment. The wallets in use are in `ShopContext.cryptoWallets`. */
  coins: CoinSettings
  enquiryPhotosMaxBytes: number
}

/** The context of every server function: settings, database, time (`now`, in milliseconds), and external services (`ports`). */
export type ShopContext = ShopSettings & {
  db: Db
  now: () => number
  /** Returns the seed for shuffled lists and for the selection on the home page. All processes return the same value for ten minutes. */
  shuffleSeed: () => number
  log: Log
  catalog: Catalog
  /** The current company settings. Returns the same object until they change. */
  company: () => Company
  /**
   * The current times and limits: the value set by the owner, otherwise the value from the environment. Returns the same object until a
   * value changes.
   */
  ownerSettings: () => OwnerSettings
  /** The current wallets for coins, empty if there are none. Returns the same array until they change. */
  cryptoWallets: () => readonly CryptoWallet[]
  /** The current exchange rates of roubles and dirhams; null if there are none. Returns the same object until they change. */
  exchangeRate: () => ExchangeRate | null
  orderedNames: OrderedNames
  tokens: AccessTokens
  /** Keyed hashes of secrets that must not be stored in plain text. */
  digest: Digest
  ring: SecretRing
  sealer: Sealer
  backups: BackupStore
  demand: DemandCounter
  ports: Ports
  rateLimit: RateLimit
}
