import type { Language } from '#contract/language.ts'
import type { ContactChoice, EmailContact } from '#server/domain/mail/email-contact.ts'

/** A block of an email. All texts are plain text, so a visitor's text appears as written. */
export type EmailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'steps'; steps: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** `photo`: the URL of a picture. `note`: a text below the name. */
  | { kind: 'pieces'; pieces: { name: string; note?: string; price: string; url?: string; photo?: string }[] }
  /** Sums. The last one is emphasized. */
  | { kind: 'totals'; rows: { label: string; value: string }[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'note'; text: string }

/** An email in the recipient's language. `preview`: the text beside the subject in the inbox. */
export type Email = {
  language: Language
  subject: string
  preview: string
  heading: string
  parts: EmailPart[]
  /** Why the recipient gets the email. Default: because they contacted the shop. */
  why?: string
  /** Whether the recipient is the staff; such an email mentions no contact and no seller. */
  isToStaff?: boolean
  /** Whom to ask about the email. Default: the shop. */
  contact?: ContactChoice
}

/** The footer of an email. `why`: why the recipient gets the email. */
export type EmailFooter = { shop: string; contact: EmailContact | null; seller: string | null; why: string; site: string; siteName: string }
