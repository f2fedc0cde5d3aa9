import { company } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const visitMs = 3_600_000

const words: Record<Language, (name: string) => string> = {
  ru: (name) => `Визит в ${name}`,
  en: (name) => `Visit to ${name}`,
}

/** A visit as a calendar entry (RFC 5545), by the secret part of its address; it names nobody. */
export async function appointmentCalendar({ db, now }: ShopContext, token: string, language: Language): Promise<string> {
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
    `DTSTAMP:${utc(now())}`,
    `DTSTART:${utc(begins)}`,
    `DTEND:${utc(begins + visitMs)}`,
    `SUMMARY:${text(words[language](company.name))}`,
    ...(office ? [`LOCATION:${text(office.address[language])}`] : []),
    `DESCRIPTION:${text(`${company.phone.text}\n${company.email}`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${text(words[language](company.name))}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

const text = (said: string) => said.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** No line is longer than 75 bytes; what follows begins with a space. */
function folded(line: string): string {
  const lines = ['']
  for (const sign of line) {
    const last = lines.at(-1) ?? ''
    if (Buffer.byteLength(last + sign) > 74) lines.push(` ${sign}`)
    else lines[lines.length - 1] = last + sign
  }
  return lines.join('\r\n')
}
