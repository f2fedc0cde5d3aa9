import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { EmailContact } from '#server/domain/mail/email-contact.ts'

/** A part of an email. All of it is plain text: a visitor's text appears as it was written. */
export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** Text that somebody wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** A code to type, large enough to read at arm's length. */
  | { kind: 'code'; text: string }
  | { kind: 'subheading'; text: string }
  /** What happens, one after the other, with numbers. */
  | { kind: 'steps'; steps: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** Pieces, one under the other; `photo` is the URL of a picture, `note` appears below the name. */
  | { kind: 'pieces'; pieces: { name: string; note?: string; price: string; url?: string; photo?: string }[] }
  /** Sums, the last one stands out. */
  | { kind: 'totals'; rows: { label: string; value: string }[] }
  | { kind: 'button'; label: string; url: string }
  /** A quiet link. */
  | { kind: 'link'; label: string; url: string }
  /** Quieter than a paragraph. */
  | { kind: 'note'; text: string }

/** An email to somebody, in their language. `preview`: what lists of emails show beside the subject. */
export type Email = {
  language: Language
  subject: string
  preview: string
  heading: string
  parts: EmailPart[]
  /** Why the person receives it; without it, because they contacted the shop. */
  why?: string
  /** One to the staff names nobody to ask, and no seller. */
  isToStaff?: boolean
  /** Who at the shop looks after what it is about, and whose hours count. */
  contact?: { person?: string | null; office?: OfficeKey }
}

/** What ends every email: whom to ask, who sells, where the shop is, why it came. */
export type EmailFooter = { shop: string; contact: EmailContact | null; seller: string | null; why: string; site: string; siteName: string }
