import { join } from 'node:path'
import { formatPhone } from '#contract/rules/phone.ts'
import type { ListedEnquiry } from '#server/domain/enquiries/list-enquiries.ts'
import { printable, tableText, when } from '#server/terminal-text.ts'

const columns = ['№', 'when', 'kind', 'name', 'phone', 'about', 'photos', 'told'] as const
const aboutMax = 48

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
  return tableText(columns, rows)
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

const phoneOf = ({ fields }: ListedEnquiry) => printable(formatPhone(String(fields.phone ?? '')))

const shortened = (text: string) => (text.length > aboutMax ? `${text.slice(0, aboutMax - 1)}…` : text)
