import { join } from 'node:path'
import { company } from '#contract/company.ts'
import { formatPhone } from '#contract/rules/phone.ts'
import type { ListedEnquiry } from '#server/domain/enquiries/list-enquiries.ts'

const columns = ['№', 'when', 'kind', 'name', 'phone', 'about', 'photos', 'told'] as const
const aboutMax = 48
const { timeZone } = company.offices[0]

/** Enquiries as a table for a terminal, one line each. */
export function enquiriesTable(enquiries: readonly ListedEnquiry[]): string {
  const rows = enquiries.map((enquiry) => [
    String(enquiry.id),
    when(enquiry.created_at),
    enquiry.kind,
    printable(String(enquiry.fields.name ?? '')),
    phoneOf(enquiry),
    shortened(printable(enquiry.piece_name || enquiry.message)),
    enquiry.photos.length ? String(enquiry.photos.length) : '',
    enquiry.untold ? 'not yet' : 'yes',
  ])
  const widths = columns.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(columns), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n')
}

/** One enquiry in full; `photoPlace` is where photographs lie. */
export function enquiryInFull(enquiry: ListedEnquiry, photoPlace: string): string {
  const { id, kind, fields, piece_name, piece_id, reference, page, language, customer_id, starts_at, photos, untold } = enquiry
  const facts: [string, unknown][] = [
    ['№', id],
    ['when', when(enquiry.created_at)],
    ['kind', kind],
    ...Object.entries(fields).map(([name, value]): [string, unknown] => [name, name === 'phone' ? phoneOf(enquiry) : value]),
    ['piece', piece_id && `${[piece_name, reference].filter(Boolean).join(' ')} (${piece_id})`],
    ['begins', starts_at && when(starts_at)],
    ['page', page],
    ['language', language],
    ['customer', customer_id],
    ...photos.map((token): [string, unknown] => ['photo', join(photoPlace, `${token}.jpg`)]),
    ['told', untold ? `not yet (${untold} to go)` : 'yes'],
  ]
  const told = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  const width = Math.max(...told.map(([name]) => name.length))
  return told.map(([name, value]) => `${name.padEnd(width)}  ${printable(String(value), `\n${' '.repeat(width + 2)}`)}`).join('\n')
}

/** Day and time by the clocks of the first office. */
function when(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))
}

const phoneOf = ({ fields }: ListedEnquiry) => formatPhone(`+${String(fields.phone ?? '')}`)

/** What a stranger wrote never steers the terminal: control signs and those that turn the direction are left out (SEC-D8). */
function printable(text: string, lineBreak = ' '): string {
  return text
    .replace(/\r?\n|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll('\n', lineBreak)
}

const shortened = (text: string) => (text.length > aboutMax ? `${text.slice(0, aboutMax - 1)}…` : text)
