import { company } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const visitMs = hourMs

const summaries: Record<Language, (name: string) => string> = {
  ru: (name) => `Визит в ${name}`,
  en: (name) => `Visit to ${name}`,
}

/** A visit as a calendar entry (RFC 5545), by the secret part of its URL; it names nobody. */
export async function getAppointmentCalendar({ db, now }: ShopContext, token: string, language: Language): Promise<string> {
  const visit = await db.selectFrom('enquiry').select(['id', 'starts_at', 'fields']).where('calendar_token', '=', token).executeTakeFirst()
  if (!visit?.starts_at) throw new CodedError('not-found')
  const office = company.offices.find(({ key }) => key === visit.fields.city)
  const begins = new Date(visit.starts_at).getTime()
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${company.name}//${language.toUpperCase()}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${token}@${company.email.replace(/^.*@/, '')}`,
    `DTSTAMP:${formatUtc(now())}`,
    `DTSTART:${formatUtc(begins)}`,
    `DTEND:${formatUtc(begins + visitMs)}`,
    `SUMMARY:${escapeText(summaries[language](company.name))}`,
    ...(office ? [`LOCATION:${escapeText(office.address[language])}`] : []),
    `DESCRIPTION:${escapeText(`${company.phone.text}\n${company.email}`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${escapeText(summaries[language](company.name))}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const formatUtc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

const escapeText = (value: string) => value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')

/** No line is longer than 75 bytes; what follows begins with a space. */
function foldLine(line: string): string {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > 74) lines.push(` ${character}`)
    else lines[lines.length - 1] = last + character
  }
  return lines.join('\r\n')
}
