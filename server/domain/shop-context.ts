import type { CryptoWallet } from '#contract/crypto.ts'
import type { Language } from '#contract/language.ts'
import type { PageSettings } from '#contract/page-settings.ts'
import type { Company } from '#contract/rules/company.ts'
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

/** External services. A call that must not get lost goes through a job (`enqueue`). */
export type Ports = {
  outbox: Outbox
  mail: MailTransport
  telegram: TelegramTransport
  /** The mailbox for incoming email; undefined if not configured. */
  mailbox: Mailbox | undefined
  /** Incoming messages of the Telegram bot; undefined if not configured. */
  telegramInbox: TelegramInbox | undefined
  codeCall: CodeCall
  photoCleaner: PhotoCleaner
  enquiryFiles: PrivateFiles
  photoMaker: PhotoMaker
  photos: PhotoStore
  /** Original photographs of pieces; only the staff may read them. */
  originals: PrivateFiles
  /** Files uploaded with a form, kept during the request; always on this machine. */
  incomingFiles: PrivateFiles
  tableFiles: TableFiles
  pdfMaker: PdfMaker
  passwords: Passwords
  googleKeys: GoogleKeys
  disk: Disk
}

/** Sign-in methods. */
export type SignInSettings = {
  /** Country calling codes, such as 7. Phones with one of these codes get calls with sign-in codes. */
  callingCodes: string[]
  /** The bot of Telegram's sign-in widget. */
  telegram: { botName: string; botToken: string } | undefined
  /** The Firebase project for Google sign-in and SMS codes. */
  firebase: { projectId: string; apiKey: string; authDomain: string; emulatorUrl: string | undefined } | undefined
}

export type BackOfficeSettings = {
  /** The back office's own origin; undefined if every host of the shop serves it. */
  origin: string | undefined
  isOpen: boolean
  /** Whether browsers use TLS. */
  isSecure: boolean
}

export type InboundSettings = {
  /** The secret that Telegram sends with each message to the bot; undefined if there is no bot webhook. */
  telegramSecret: Secret | undefined
  /** The reply address of emails, perhaps with a placeholder `{token}`; undefined if no mailbox is read. */
  replyMail: string | undefined
  /** The sender address of the shop's emails, if set. */
  senderMail: string | undefined
}

/** All settings for the server's functions, including `PageSettings`. */
export type ShopSettings = PageSettings & {
  /** The origin of the site in each language, without a trailing slash. */
  origins: Record<Language, string>
  backOffice: BackOfficeSettings
  signIn: SignInSettings
  inbound: InboundSettings
  /** Recipients of notices about enquiries. If `mails` is undefined, they go to the company's own address. */
  staff: { mails: string[] | undefined; telegramChat: string | undefined }
  /** The times and limits that apply where the owner has not changed them. */
  ownerSettingDefaults: OwnerSettings
  /** Addresses and rates of coins from the environment. `cryptoWallets` of the context has the addresses in use. */
  coins: CoinSettings
  /** Storage limit for photographs of visitors. */
  enquiryPhotosMaxBytes: number
}

/** The context of every server function: settings, database, time (`now`, in milliseconds), and external services (`ports`). */
export type ShopContext = ShopSettings & {
  db: Db
  now: () => number
  /** The seed of shuffled lists and of the home page's selection: the same in every process for ten minutes. */
  shuffleSeed: () => number
  log: Log
  catalog: Catalog
  /** The current company settings; the same object until they change. */
  company: () => Company
  /** The current times and limits: the owner's, otherwise the environment's. The same object until one changes. */
  ownerSettings: () => OwnerSettings
  /** The current wallets for coins, empty if there are none; the same object until they change. */
  cryptoWallets: () => readonly CryptoWallet[]
  /** Names of ordered pieces, for the staff's search. */
  orderedNames: OrderedNames
  tokens: AccessTokens
  /** Keyed hashes of secrets that must not be stored in plain text. */
  digest: Digest
  /** The auth secrets, from which keys are derived. */
  ring: SecretRing
  /** Encrypts secrets that the shop must decrypt again. */
  sealer: Sealer
  backups: BackupStore
  /** Counts viewed pieces and searches of visitors. */
  demand: DemandCounter
  ports: Ports
  rateLimit: RateLimit
}
