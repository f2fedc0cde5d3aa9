import nodemailer from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { z } from 'zod'
import { languages } from '#contract/language.ts'
import { isEmail } from '#contract/rules/email.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'
import type { Outbox } from '#server/ports/outbox.ts'

/** A text without line breaks. In a header, a line break would begin another header. */
const oneLine = z.string().refine((text) => !/[\r\n\0]/.test(text))

/**
 * An email to one person. `id` is the same for every attempt. `to` may be an old address that current validation rejects. Such an email can
 * be queued, but fails when it is sent.
 */
export const MailMessage = z.strictObject({
  to: oneLine,
  subject: oneLine.max(200),
  text: z.string(),
  html: z.string(),
  language: z.enum(languages).optional(),
  replyTo: oneLine.optional(),
  attachments: z
    .array(z.strictObject({ filename: oneLine, contentType: oneLine, content: z.string(), encoding: z.enum(['base64']).optional() }))
    .optional(),
  /** The one-click unsubscribe URL for emails of this type (RFC 8058). */
  stopUrl: z
    .url()
    .refine((url) => !/[<>\s]/.test(url))
    .optional(),
  id: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  thread: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
})
export type MailMessage = z.output<typeof MailMessage>

const SentMessage = MailMessage.extend({ to: oneLine.refine(isEmail), replyTo: oneLine.refine(isEmail).optional() })

/** Sends emails. `send` resolves when the mail server has accepted the email, and throws `DeliveryError` otherwise. */
export type MailTransport = {
  name: 'smtp' | 'outbox'
  send(mail: MailMessage, signal?: AbortSignal): Promise<void>
  close(): void
}

const connectMs = 10_000
const silenceMs = 20_000

export type Sender = { name: string; address: string }

/**
 * Sends emails by SMTP. `url` is `smtps://user:password@host`, or `smtp://…`, which requires STARTTLS unless the host is local. If `sender`
 * is a function, it is called for each email.
 */
export function smtpTransport(url: string, sender: Sender | (() => Sender)): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    tls: { minVersion: 'TLSv1.2' as const, rejectUnauthorized: true },
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  }
  const smtp = nodemailer.createTransport({ ...options, disableFileAccess: true, disableUrlAccess: true })
  return {
    name: 'smtp',
    send: async (mail, signal) => {
      const { id, thread, language, stopUrl, replyTo, to, attachments = [], ...content } = parseMessage(mail)
      const from = typeof sender === 'function' ? sender() : sender
      const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
      const stop = stopUrl ? { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
      const headers = { 'Auto-Submitted': 'auto-generated', ...(language ? { 'Content-Language': language } : {}), ...stop }
      const named = id ? { messageId: `<${id}@${domain}>` } : {}
      const together = thread ? { references: `<${thread}@${domain}>` } : {}
      const addresses = { to: mailbox(to), ...(replyTo ? { replyTo: mailbox(replyTo) } : {}) }
      if ([to, from.address, replyTo ?? ''].some(hasForeignName)) await assertUtf8Taken(options).catch(throwDeliveryError)
      await smtp.sendMail({ ...content, ...addresses, ...named, ...together, from, headers, attachments, signal }).catch(throwDeliveryError)
    },
    close: () => smtp.close(),
  }
}

/** Passes an address as an object, because nodemailer would parse a string: «ivan,petrov@…» would become another person's address. */
const mailbox = (address: string): Sender => ({ name: '', address: address.trim() })

/**
 * Whether the local part of an address is not ASCII, which requires SMTPUTF8. A domain that is not ASCII can be sent as punycode instead.
 */
const hasForeignName = (address: string) => /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')))

/** Throws a final error if the server lacks SMTPUTF8 (RFC 6531). Such a server would receive the address as raw bytes. */
async function assertUtf8Taken(options: ConstructorParameters<typeof SMTPConnection>[0]): Promise<void> {
  const connection = new SMTPConnection(options)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
  } finally {
    connection.close()
  }
  const extensions: unknown = Reflect.get(connection, '_supportedExtensions')
  if (Array.isArray(extensions) && extensions.includes('SMTPUTF8')) return
  throw new DeliveryError('The mail server refused an email: it does not take letters of this alphabet before the @', { isFinal: true })
}

/** Writes emails to the outbox. */
export function outboxMailTransport(outbox: Outbox): MailTransport {
  return {
    name: 'outbox',
    send: async (mail) => {
      const { to, text, subject, html, replyTo, attachments = [] } = parseMessage(mail)
      const named = attachments.map(({ filename: name, contentType: type, content, encoding }) => ({
        name,
        type,
        bytes: Buffer.byteLength(content, encoding ?? 'utf8'),
      }))
      const files = named.length ? { attachments: named } : {}
      await outbox.write({ kind: 'mail', to, text, subject, html, ...(replyTo ? { replyTo } : {}), ...files })
    },
    close: () => {},
  }
}

function parseMessage(mail: MailMessage): MailMessage {
  const read = SentMessage.safeParse(mail)
  if (read.success) return read.data
  throw new DeliveryError(`An email cannot be sent: ${read.error.issues[0]?.path.join('.')}`, { isFinal: true })
}

/**
 * Error codes that concern the email itself. A 5xx response to the greeting or the password concerns the server, so a later attempt may
 * succeed.
 */
const aboutEmail = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Throws a `DeliveryError`. The error is final if the server refused the email itself with a 5xx other than 530 (sign-in required). The
 * error contains only the status codes of a response, because its text contains personal data.
 */
function throwDeliveryError(error: unknown): never {
  if (error instanceof DeliveryError) throw error
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const why = status > 0 ? responseCodes(error, status) : connectionErrorText(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isFinal = status >= 500 && status !== 530 && aboutEmail.has(code)
  throw new DeliveryError(`The mail server ${isFinal ? 'refused' : 'did not take'} an email: ${why}`, { isFinal })
}

function responseCodes(error: unknown, status: number): string {
  const response = error instanceof Error && 'response' in error ? String(error.response) : ''
  return [status, /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]].filter(Boolean).join(' ')
}

function connectionErrorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.includes('@') ? 'it could not be sent' : message
}
