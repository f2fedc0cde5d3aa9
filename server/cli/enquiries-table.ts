import { join } from 'node:path'
import { phoneDigits, shownPhone } from '#contract/rules/phone.ts'
import { sanitizeForTerminal, formatTable, formatTerminalTime } from '#server/cli/terminal-text.ts'
import type { ListedEnquiry } from '#server/domain/enquiries/list-enquiries.ts'

const columns = ['№', 'when', 'kind', 'name', 'phone', 'about', 'photos', 'told'] as const
const aboutMax = 48

export function formatEnquiriesTable(enquiries: readonly ListedEnquiry[]): string {
  const rows = enquiries.map((enquiry) => [
    String(enquiry.number),
    formatTerminalTime(enquiry.created_at),
    enquiry.kind,
    sanitizeForTerminal(String(enquiry.fields.name ?? '')),
    formatEnquiryPhone(enquiry),
    shorten(sanitizeForTerminal(enquiry.piece_name || enquiry.message)),
    enquiry.photos.length ? String(enquiry.photos.length) : '',
    enquiry.pending_notices ? 'not yet' : 'yes',
  ])
  return formatTable(columns, rows)
}

/** Formats all fields of an enquiry for a terminal. `photoLocation`: the folder or bucket of its photographs. */
export function formatEnquiry(enquiry: ListedEnquiry, photoLocation: string): string {
  const {
    number,
    kind,
    fields,
    message,
    piece_name,
    piece_id,
    reference,
    page,
    language,
    customer_id,
    visit_starts_at: startsAt,
    photos,
    pending_notices: pendingNotices,
  } = enquiry
  const facts: [string, unknown][] = [
    ['№', number],
    ['when', formatTerminalTime(enquiry.created_at)],
    ['kind', kind],
    ...Object.entries(fields).map(([name, value]): [string, unknown] => [name, name === 'phone' ? formatEnquiryPhone(enquiry) : value]),
    ['digits', kind === 'appointment' && phoneDigits(String(fields.phone))],
    ['message', kind === 'appointment' && message],
    ['piece', piece_id && `${[piece_name, reference].filter(Boolean).join(' ')} (${piece_id})`],
    ['begins', startsAt && formatTerminalTime(startsAt)],
    ['page', page],
    ['language', language],
    ['customer', customer_id],
    ...photos.map((token): [string, unknown] => ['photo', join(photoLocation, `${token}.jpg`)]),
    ['told', pendingNotices ? `not yet (${pendingNotices} to go)` : 'yes'],
  ]
  const filledFacts = facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
  const width = Math.max(...filledFacts.map(([name]) => name.length))
  return filledFacts
    .map(([name, value]) => `${name.padEnd(width)}  ${sanitizeForTerminal(String(value), `\n${' '.repeat(width + 2)}`)}`)
    .join('\n')
}

const formatEnquiryPhone = ({ fields }: ListedEnquiry) => sanitizeForTerminal(shownPhone(String(fields.phone ?? '')))

const shorten = (text: string) => (text.length > aboutMax ? `${text.slice(0, aboutMax - 1)}…` : text)
