import type { Address, Email } from 'postal-mime'
import { htmlToText } from '#server/domain/inbound/html-to-text.ts'
import { isAutomatic } from '#server/domain/inbound/is-automatic.ts'
import type { OwnAddresses } from '#server/domain/inbound/own-addresses.ts'
import { parseEmail } from '#server/domain/inbound/parse-email.ts'
import { type DeliveryReport, readDeliveryReport } from '#server/domain/inbound/read-delivery-report.ts'
import { splitQuoted } from '#server/domain/inbound/split-quoted.ts'
import { detectPaperType } from '#server/domain/papers/paper-type.ts'

type InboundFile = { name: string; bytes: Buffer }
type Sender = { name: string; email: string }

/** The fields of an email that the shop uses. */
export type InboundEmail = {
  messageId: string
  /** The address for replies: `Reply-To`, unless that is the shop's own address, otherwise `From`. May be empty. */
  from: Sender
  /** The address in `From`, which may differ from the address for replies. */
  writtenFrom: string
  subject: string
  body: string
  quoted: string
  /** Pictures and PDFs as received, not yet re-encoded. Empty if the email was truncated. */
  files: InboundFile[]
  lostFiles: number
  /** Texts of headers and reports that may contain a token of the shop. */
  references: string[]
  isAutomatic: boolean
  report: DeliveryReport | null
}

const textMax = 100_000
const bodyMax = 20_000
/** Inline pictures below this size in bytes are ignored, because they are usually logos or emoji. */
const inlinePictureMin = 15_000

/** Parses a raw email and converts HTML to plain text. `isCut`: the email was truncated. `own`: the shop's own addresses. */
export async function readInboundEmail(bytes: Uint8Array, isCut: boolean, own: OwnAddresses): Promise<InboundEmail> {
  const email = await parseEmail(bytes)
  const from = senderOf(email.from ? [email.from] : [])
  const answered = senderOf(email.replyTo ?? [], (address) => !own.has(address))
  const report = readDeliveryReport(email)
  const attached = email.attachments.flatMap(({ filename, mimeType, related, content }) => {
    const file = { name: clean(filename ?? ''), bytes: Buffer.from(typeof content === 'string' ? content : new Uint8Array(content)) }
    const isPicture = isPictureType(mimeType) || isPictureType(detectPaperType(file.bytes) ?? '')
    const isKept = isPicture || detectPaperType(file.bytes) !== null
    return (isPicture && related && file.bytes.length < inlinePictureMin) || isSignature(mimeType) ? [] : [{ ...file, isKept }]
  })
  const files = isCut ? [] : attached.filter(({ isKept }) => isKept)
  const { body, quoted } = splitQuoted(plain(email).slice(0, textMax))
  return {
    messageId: email.messageId?.trim() ?? '',
    from: answered ? { name: answered.name || (from?.name ?? ''), email: answered.email } : (from ?? { name: '', email: '' }),
    writtenFrom: from?.email ?? '',
    subject: clean(email.subject ?? '').slice(0, 200),
    body: body.slice(0, bodyMax),
    quoted: quoted.slice(0, bodyMax),
    files: files.map(({ name, bytes: content }) => ({ name, bytes: content })),
    lostFiles: isCut ? Math.max(1, attached.length) : attached.length - files.length,
    references: [...referencesOf(email), ...(report?.messageIds ?? [])],
    isAutomatic: from === null || report !== null || isAutomatic(email, own.domains),
    report,
  }
}

const isPictureType = (mimeType: string) => mimeType.startsWith('image/')
const isSignature = (mimeType: string) => /^application\/(pgp-signature|(x-)?pkcs7-signature)$/.test(mimeType)

/** Removes characters that PostgreSQL cannot store: NUL and lone surrogates. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()

function plain({ text, html }: Email): string {
  return clean(text?.trim() ? text : htmlToText(html ?? ''))
}

function senderOf(people: readonly Address[], fits: (address: string) => boolean = () => true): Sender | null {
  for (const person of people.flatMap((each) => each.group ?? [each])) {
    const email = person.address?.trim().toLowerCase() ?? ''
    // a loose check is enough, because the staff sees when a reply to an invalid address fails
    if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email) || !fits(email)) continue
    const name = clean(person.name ?? '')
    return { name: name.replaceAll(/\s+/g, ' ').trim().slice(0, 100), email }
  }
  return null
}

const referring = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to', 'references', 'in-reply-to'])

const referencesOf = ({ headers }: Email): string[] =>
  headers.filter(({ key }) => referring.has(key)).map(({ value }) => value.slice(0, 10_000))
