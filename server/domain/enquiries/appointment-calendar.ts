import type { Language } from '#contract/language.ts'
import type { Company } from '#contract/rules/company.ts'
import { visitMs } from '#contract/rules/visit-holds.ts'
import { addressOf } from '#contract/rules/visit-messages.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { findVisit, type LinkedVisit } from '#server/domain/visits/linked-visit.ts'

const texts: Record<Language, { summary: (name: string) => string; pieces: string }> = {
  ru: { summary: (name) => `Визит в ${name}`, pieces: 'Предметы' },
  en: { summary: (name) => `Visit to ${name}`, pieces: 'Pieces' },
}

/** Returns the calendar entry of the visit with this token. The entry contains no personal data. */
export async function getAppointmentCalendar({ db, now, company }: ShopContext, token: string, language: Language): Promise<string> {
  const row = await db
    .selectFrom('visit')
    .innerJoin('enquiry', 'enquiry.id', 'visit.enquiry_id')
    .select('visit.id')
    .where('calendar_token', '=', token)
    .executeTakeFirst()
  const visit = row && (await findVisit(db, row.id))
  if (!visit) throw new CodedError('not-found')
  return visitCalendar(visit, company(), { language, now: now() })
}

type Reading = { language: Language; now: number }

/** Returns the calendar entry of a visit (RFC 5545). A moved visit keeps its UID; a higher sequence replaces the entry. */
export function visitCalendar(visit: LinkedVisit, company: Company, { language, now }: Reading): string {
  const { summary, pieces } = texts[language]
  const begins = visit.starts_at.getTime()
  const isCancelled = visit.cancelled_at !== null
  const pieceNames = visit.pieces.map(({ name, reference }) => [name, reference].filter(Boolean).join(' '))
  const description = [...(pieceNames.length ? [`${pieces}: ${pieceNames.join('; ')}`] : []), company.phone.text, company.email].join('\n')
  const status = visit.confirmed_at ? 'CONFIRMED' : 'TENTATIVE'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.name)}//${language.toUpperCase()}`,
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${visit.calendar_token}@${company.email.replace(/^.*@/, '')}`,
    `SEQUENCE:${visit.sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : status}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(begins)}`,
    `DTEND:${formatUtc(begins + visitMs)}`,
    `SUMMARY:${escapeText(summary(company.name))}`,
    `LOCATION:${escapeText(addressOf(company, visit.office)[language])}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(isCancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT2H', `DESCRIPTION:${escapeText(summary(company.name))}`, 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const formatUtc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

const escapeText = (value: string) => value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')

/** Folds a line at 74 bytes (RFC 5545 allows 75); continuation lines begin with a space. */
function foldLine(line: string): string {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > 74) lines.push(` ${character}`)
    else lines[lines.length - 1] = last + character
  }
  return lines.join('\r\n')
}
