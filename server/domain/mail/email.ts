import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { EmailContact } from '#server/domain/mail/email-contact.ts'

/** A block of an email. All texts are plain: a visitor's text appears as it was written. */
export type EmailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  /** A code to type, large enough to read at arm's length. */
  | { kind: 'code'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'steps'; steps: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** `photo` is the URL of a picture; `note` appears below the name. */
  | { kind: 'pieces'; pieces: { name: string; note?: string; price: string; url?: string; photo?: string }[] }
  /** Sums; the last one is emphasized. */
  | { kind: 'totals'; rows: { label: string; value: string }[] }
  | { kind: 'button'; label: string; url: string }
  /** Less prominent than a button. */
  | { kind: 'link'; label: string; url: string }
  /** Less prominent than a paragraph. */
  | { kind: 'note'; text: string }

/** An email in the recipient's language. `preview`: the text that lists of emails show beside the subject. */
export type Email = {
  language: Language
  subject: string
  preview: string
  heading: string
  parts: EmailPart[]
  /** Why the recipient gets the email; default: because they contacted the shop. */
  why?: string
  /** An email to the staff has no contact and no seller. */
  isToStaff?: boolean
  /** `person`: the name of the staff member in charge. `office`: the hours are in its time zone. */
  contact?: { person?: string | null; office?: OfficeKey }
}

/** The footer of an email: the contact, the seller, the reason for the email, and the shop's site. */
export type EmailFooter = { shop: string; contact: EmailContact | null; seller: string | null; why: string; site: string; siteName: string }
