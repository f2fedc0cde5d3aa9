import type { CryptoWallet } from '#contract/crypto.ts'
import type { Language } from '#contract/language.ts'
import type { PageSettings } from '#contract/page-settings.ts'
import type { Company } from '#contract/rules/company.ts'
import type { OwnerSettings } from '#contract/rules/staff/owner-settings.ts'
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

/** The outside world. What must not get lost goes there by a job (`enqueue`), not from a verb. */
export type Ports = {
  outbox: Outbox
  mail: MailTransport
  telegram: TelegramTransport
  /** What emails arrive in; undefined without one. */
  mailbox: Mailbox | undefined
  /** What the bot gets; undefined without one. */
  telegramInbox: TelegramInbox | undefined
  codeCall: CodeCall
  photoCleaner: PhotoCleaner
  enquiryFiles: PrivateFiles
  photoMaker: PhotoMaker
  photos: PhotoStore
  /** What photographs of pieces are made from; nobody reads them but the staff. */
  originals: PrivateFiles
  /** Files that came with a form, during its request; always on this machine. */
  incomingFiles: PrivateFiles
  tableFiles: TableFiles
  pdfMaker: PdfMaker
  passwords: Passwords
  googleKeys: GoogleKeys
  disk: Disk
}

/** The ways to sign in, from the owner's settings. */
export type SignInSettings = {
  /** Countries whose phones get calls with codes, such as 7. */
  callingCodes: string[]
  /** The bot of Telegram's sign-in widget. */
  telegram: { botName: string; botToken: string } | undefined
  /** The Firebase project behind Google's button and codes by SMS. */
  firebase: { projectId: string; apiKey: string; authDomain: string; emulatorUrl: string | undefined } | undefined
}

/** Where the back office is open. */
export type BackOfficeSettings = {
  /** Its own origin; undefined: any host of the shop. */
  origin: string | undefined
  /** Whether there is one at all. */
  isOpen: boolean
  /** Whether browsers reach it by TLS. */
  isSecure: boolean
}

/** By what messages come in. */
export type InboundSettings = {
  /** What Telegram shows with each message to the bot; undefined: it brings none. */
  telegramSecret: Secret | undefined
  /** Where answers to emails go, perhaps with a place for `{token}`; undefined: no mailbox is read. */
  replyMail: string | undefined
  /** The address that the shop's own emails come from, where it is set. */
  senderMail: string | undefined
}

/** The owner's settings that verbs read, those that pages show among them. */
export type ShopSettings = PageSettings & {
  /** The origin of the site in each language, without a slash at the end. */
  origins: Record<Language, string>
  backOffice: BackOfficeSettings
  signIn: SignInSettings
  inbound: InboundSettings
  /** Who is notified of enquiries; `mails` undefined: the company's own address. */
  staff: { mails: string[] | undefined; telegramChat: string | undefined }
  /** The times and limits that hold where the owner has not changed them. */
  ownerSettingDefaults: OwnerSettings
  /** Addresses and rates of coins; which address counts: `cryptoWallets` of the context. */
  coins: CoinSettings
  /** How much room the photographs of visitors may take up. */
  enquiryPhotosMaxBytes: number
}

/** What every verb gets: the settings, the database, the time (milliseconds), and the outside world through its ports. */
export type ShopContext = ShopSettings & {
  db: Db
  now: () => number
  /** Where shuffled lists begin, and what the home page picks: the same in every process, for ten minutes. */
  shuffleSeed: () => number
  log: Log
  catalog: Catalog
  /** What the owner says about the company, as it is now. The same object until it changes. */
  company: () => Company
  /** The times and limits as they are now: the owner's, or the environment's. The same object until one changes. */
  ownerSettings: () => OwnerSettings
  /** The wallets for coins, as they are now; none without any. The same object until they change. */
  cryptoWallets: () => readonly CryptoWallet[]
  /** The names of ordered pieces, for the staff's search. */
  orderedNames: OrderedNames
  tokens: AccessTokens
  /** Keyed hashes of secrets that must not be in the database as they are. */
  digest: Digest
  /** The auth secrets; what they make stands beside them. */
  ring: SecretRing
  /** Encrypts secrets that the shop must read again. */
  sealer: Sealer
  backups: BackupStore
  /** Counts what visitors look at and search. */
  demand: DemandCounter
  ports: Ports
  rateLimit: RateLimit
}
