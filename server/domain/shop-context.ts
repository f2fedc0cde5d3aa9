import type { Language } from '#contract/language.ts'
import type { PageSettings } from '#contract/page-settings.ts'
import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import type { AccessTokens } from '#server/domain/accounts/access-tokens.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import type { RateLimit } from '#server/domain/limits/rate-limit.ts'
import type { OrderedNames } from '#server/domain/orders/ordered-names.ts'
import type { Sealer } from '#server/domain/staff/seal-secret.ts'
import type { CodeCall } from '#server/ports/code-call.ts'
import type { Disk } from '#server/ports/disk.ts'
import type { GoogleKeys } from '#server/ports/google-keys.ts'
import type { MailTransport } from '#server/ports/mail.ts'
import type { Outbox } from '#server/ports/outbox.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { PhotoCleaner } from '#server/ports/photo-cleaner.ts'
import type { PhotoMaker } from '#server/ports/photo-maker.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'
import type { PrivateFiles } from '#server/ports/private-files.ts'
import type { TableFiles } from '#server/ports/table-files.ts'
import type { TelegramTransport } from '#server/ports/telegram-message.ts'

/** The outside world. What must not get lost goes there by a job (`enqueue`), not from a verb. */
export type Ports = {
  outbox: Outbox
  mail: MailTransport
  telegram: TelegramTransport
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
  passwords: Passwords
  googleKeys: GoogleKeys
  disk: Disk
}

/** The ways to sign in, from the owner's settings. */
export type SignInSettings = {
  /** Countries whose phones get calls with codes, such as 7. */
  callingCodes: string[]
  /** Unconfirmed calls from one IP an hour; and all calls of a day. */
  callsPerIpHour: number
  callsPerDay: number
  /** The bot of Telegram's sign-in widget. */
  telegram: { botName: string; botToken: string } | undefined
  /** The Firebase project behind Google's button and codes by SMS. */
  firebase: { projectId: string; apiKey: string; authDomain: string; emulatorUrl: string | undefined } | undefined
}

/** Where the back office is open, and for how long. */
export type BackOfficeSettings = {
  /** Its own origin; undefined: any host of the shop. */
  origin: string | undefined
  /** Whether there is one at all. */
  isOpen: boolean
  /** Whether browsers reach it by TLS. */
  isSecure: boolean
  /** After how many minutes without a request a session ends. */
  idleMinutes: number
}

/** The owner's settings that verbs read, those that pages show among them. */
export type ShopSettings = PageSettings & {
  /** The origin of the site in each language, without a slash at the end. */
  origins: Record<Language, string>
  backOffice: BackOfficeSettings
  signIn: SignInSettings
  /** Who is notified of enquiries. */
  staff: { mails: string[]; telegramChat: string | undefined }
  /** How long before a reservation ends the staff is reminded of an order that waits for coins. */
  coinReminderHours: number
  /** After how many days personal data is purged: enquiries, jobs given up, messages in the outbox. */
  retentionDays: { enquiries: number; deadJobs: number; outbox: number }
  /** How much room the photographs of visitors may take up. */
  enquiryPhotosMaxBytes: number
}

/** What every verb gets: the settings, the database, the time (milliseconds), and the outside world through its ports. */
export type ShopContext = ShopSettings & {
  db: Db
  now: () => number
  log: Log
  catalog: Catalog
  /** The names of ordered pieces, for the staff's search. */
  orderedNames: OrderedNames
  tokens: AccessTokens
  /** Keyed hashes of secrets that must not be in the database as they are. */
  digest: Digest
  /** Encrypts secrets that the shop must read again. */
  sealer: Sealer
  ports: Ports
  rateLimit: RateLimit
}
