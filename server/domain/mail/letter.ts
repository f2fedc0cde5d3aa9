import { company } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { letterHtml } from '#server/domain/mail/letter-html.ts'
import { letterText } from '#server/domain/mail/letter-text.ts'
import type { Mail } from '#server/ports/mail.ts'

/** A part of a letter. All of it is plain text: whatever a stranger wrote comes out as it was written. */
export type LetterPart =
  | { kind: 'paragraph'; text: string }
  /** What somebody wrote, with their line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** Pieces, one under the other; `photo` is the address of a picture, `note` stands below the name. */
  | { kind: 'pieces'; pieces: { name: string; note?: string; price: string; url?: string; photo?: string }[] }
  /** Sums, the last one stands out. */
  | { kind: 'totals'; rows: { label: string; value: string }[] }
  | { kind: 'button'; label: string; url: string }
  /** Quieter than a paragraph. */
  | { kind: 'note'; text: string }

/** A letter to somebody, in their language. `preview`: what lists of letters show beside the subject. */
export type Letter = {
  language: Language
  subject: string
  preview: string
  heading: string
  parts: LetterPart[]
}

/** What every letter ends with: who writes, and how to reach them. */
export type LetterFooter = { why: string; contacts: string; site: string; siteName: string }

const why: Record<Language, string> = {
  ru: 'Вы получили это письмо, потому что обратились в магазин.',
  en: 'You receive this letter because you contacted the shop.',
}

/** Makes a letter ready to be sent: the same words as HTML in the look of the shop and as plain text. */
export function composeLetter(letter: Letter, origins: Record<Language, string>): Omit<Mail, 'to'> {
  const { language } = letter
  const site = origins[language]
  const footer: LetterFooter = {
    why: why[language],
    contacts: `${company.phone.text} · ${company.email}`,
    site,
    siteName: site.replace(/^https?:\/\//, ''),
  }
  // a subject is one line, whatever it was made from
  const subject = letter.subject.replace(/\s+/g, ' ').trim().slice(0, 200)
  return { subject, language, html: letterHtml(letter, footer), text: letterText(letter, footer) }
}
