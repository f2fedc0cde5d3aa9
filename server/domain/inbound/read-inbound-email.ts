import PostalMime, { type Address, type Email } from 'postal-mime'
import { htmlToText } from '#server/domain/inbound/html-to-text.ts'
import { splitQuoted } from '#server/domain/inbound/split-quoted.ts'

/** What the shop reads of an email. */
export type InboundEmail = {
  /** What the sender's mail program named it; empty where it did not. */
  messageId: string
  from: { name: string; email: string }
  subject: string
  body: string
  quoted: string
  /** Pictures, the first ones first; they are not cleaned yet. */
  pictures: Uint8Array[]
  /** How many other files came along. */
  lostFiles: number
  /** Where a token of the shop's may stand. */
  references: string[]
  /** Written by a program: an absence, a list, a report of a delivery that failed. */
  isAutomatic: boolean
}

const textMax = 100_000
const bodyMax = 20_000
/** Smaller pictures within a text are logos and smileys. */
const inlinePictureMin = 15_000

/** Reads an email as a mail server gives it; null for one that names no sender. HTML becomes plain text. */
export async function readInboundEmail(bytes: Uint8Array, isCut: boolean): Promise<InboundEmail | null> {
  const email = await PostalMime.parse(bytes, { maxNestingDepth: 50, maxHeadersSize: 500_000, maxRfc822NestingDepth: 0 })
  const from = senderOf(email.from)
  if (!from) return null
  const files = email.attachments.filter(({ mimeType, related, content }) => {
    const isPicture = mimeType.startsWith('image/')
    return !(isPicture && related && sizeOf(content) < inlinePictureMin) && !isSignature(mimeType)
  })
  const pictures = files.filter(({ mimeType }) => mimeType.startsWith('image/'))
  const { body, quoted } = splitQuoted(plain(email).slice(0, textMax))
  return {
    messageId: email.messageId?.trim() ?? '',
    from,
    subject: clean(email.subject ?? '').slice(0, 200),
    body: body.slice(0, bodyMax),
    quoted: quoted.slice(0, bodyMax),
    pictures: isCut ? [] : pictures.flatMap(({ content }) => (typeof content === 'string' ? [] : [new Uint8Array(content)])),
    lostFiles: isCut ? Math.max(1, files.length) : files.length - pictures.length,
    references: referencesOf(email),
    isAutomatic: isAutomatic(email),
  }
}

const sizeOf = (content: string | ArrayBuffer | Uint8Array) => (typeof content === 'string' ? content.length : content.byteLength)
const isSignature = (mimeType: string) => /^application\/(pgp-signature|(x-)?pkcs7-signature)$/.test(mimeType)

/** No database stores NUL; half a character is none. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()

function plain({ text, html }: Email): string {
  return clean(text?.trim() ? text : htmlToText(html ?? ''))
}

function senderOf(from: Address | undefined): InboundEmail['from'] | null {
  const [one] = from?.group ?? (from ? [from] : [])
  const email = one?.address?.trim().toLowerCase() ?? ''
  // whatever stands there is shown: an answer to an address that is none fails in the sight of who wrote it
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) return null
  return {
    name: clean(one?.name ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 100),
    email,
  }
}

const referring = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to', 'references', 'in-reply-to'])

const referencesOf = ({ headers }: Email): string[] =>
  headers.filter(({ key }) => referring.has(key)).map(({ value }) => value.slice(0, 10_000))

/** As RFC 3834 and mail programs say it. */
function isAutomatic({ headers }: Email): boolean {
  const of = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const submitted = of('auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|list|junk|auto_reply)$/.test(of('precedence')) ||
    of('list-id') !== '' ||
    of('list-unsubscribe') !== '' ||
    of('x-spam-flag') === 'yes' ||
    of('x-auto-response-suppress') === 'all' ||
    of('content-type').startsWith('multipart/report') ||
    of('return-path') === '<>'
  )
}
