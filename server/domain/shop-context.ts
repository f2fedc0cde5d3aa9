import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import type { AccessTokens } from '#server/domain/accounts/access-tokens.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import type { Language } from '#contract/language.ts'
import type { CodeCall } from '#server/ports/code-call.ts'
import type { Attempts } from '#server/domain/limits/attempts.ts'
import type { PhotoCleaner } from '#server/ports/clean-photo.ts'
import type { GoogleKeys } from '#server/ports/google-keys.ts'
import type { MailCarrier } from '#server/ports/mail.ts'
import type { Outbox } from '#server/ports/outbox.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { PrivateFiles } from '#server/ports/private-files.ts'
import type { TelegramCarrier } from '#server/ports/telegram-message.ts'

/** The world outside. What must not be lost goes there by a job (`enqueue`), not from a verb. */
export type Ports = {
  outbox: Outbox
  mail: MailCarrier
  telegram: TelegramCarrier
  codeCall: CodeCall
  photoCleaner: PhotoCleaner
  enquiryFiles: PrivateFiles
  /** Files that came with a form, while its request lasts; always on this machine. */
  incomingFiles: PrivateFiles
  passwords: Passwords
  googleKeys: GoogleKeys
}

/** How people sign in here, by the owner's settings. */
export type SignInSettings = {
  /** The countries that codes are called to, such as 7. */
  callingCodes: string[]
  /** Calls nobody answered with the code, from one address an hour; and all calls of a day. */
  callsPerIpHour: number
  callsPerDay: number
  /** The bot whose widget people sign in with. */
  telegram: { botName: string; botToken: string } | undefined
  /** The Firebase project behind Google's button and codes by SMS. */
  firebase: { projectId: string; apiKey: string; authDomain: string; emulatorUrl: string | undefined } | undefined
}

/** What every verb is given: the database, the time (milliseconds), and the world outside through its ports. */
export type ShopContext = {
  db: Db
  now: () => number
  log: Log
  catalog: Catalog
  tokens: AccessTokens
  /** Keyed hashes of what must not lie in the database as it is. */
  digest: Digest
  signIn: SignInSettings
  ports: Ports
  attempts: Attempts
  /** Who is told what visitors ask for. */
  staff: { mails: string[]; telegramChat: string | undefined }
  /** How long an order that nobody confirmed keeps its pieces. */
  reservationHours: number
  /** After how many days what people told the shop is forgotten: enquiries, jobs given up, messages without a carrier. */
  keptDays: { enquiries: number; deadJobs: number; outbox: number }
  /** Where the site stands in each language, without a slash at the end. */
  origins: Record<Language, string>
  /** How much the photographs that visitors send may take up. */
  enquiryPhotosMaxBytes: number
}
