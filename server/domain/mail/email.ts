import type { Language } from '#contract/language.ts'

/** A part of an email. All of it is plain text: a visitor's text appears as it was written. */
export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** Text that somebody wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
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
}

/** The footer of every email: who writes, and how to reach them. */
export type EmailFooter = { shop: string; why: string; contacts: string; site: string; siteName: string }
