import nodemailer from 'nodemailer'
import { z } from 'zod'
import { languages } from '#contract/language.ts'
import { isEmail } from '#contract/rules/email.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'
import type { Outbox } from '#server/ports/outbox.ts'

/** One address or line: a line break would begin a header of its own. */
const oneLine = z.string().refine((text) => !/[\r\n\0]/.test(text))

/** An email to one person, as text and as HTML; `id` is the same for every attempt of the same email. */
export const MailMessage = z.strictObject({
  to: oneLine.refine(isEmail),
  subject: oneLine.max(200),
  text: z.string(),
  html: z.string(),
  language: z.enum(languages).optional(),
  replyTo: oneLine.refine(isEmail).optional(),
  attachments: z
    .array(z.strictObject({ filename: oneLine, contentType: oneLine, content: z.string(), encoding: z.enum(['base64']).optional() }))
    .optional(),
  /** Where one press, and a mail program by itself (RFC 8058), stops emails of this sort. */
  stopUrl: z
    .url()
    .refine((url) => !/[<>\s]/.test(url))
    .optional(),
  id: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  /** The conversation that it belongs to, by which mail programs put emails together. */
  thread: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
})
export type MailMessage = z.output<typeof MailMessage>

/** Sends emails. `send` resolves when the next server has accepted the email, and throws when it did not. */
export type MailTransport = {
  /** Who takes the emails: a mail server, or a folder. */
  name: 'smtp' | 'outbox'
  send(mail: MailMessage, signal?: AbortSignal): Promise<void>
  close(): void
}

const connectMs = 10_000
const silenceMs = 20_000

type Sender = { name: string; address: string }

/** Emails by SMTP, from a fixed sender or from who it is when an email leaves. `url`: `smtps://user:password@host` or `smtp://…`, which must offer TLS unless it is this very machine. */
export function smtpTransport(url: string, sender: string | (() => Sender)): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const smtp = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    send: async (mail, signal) => {
      const { id, thread, language, stopUrl, attachments = [], ...content } = parseMessage(mail)
      const from = typeof sender === 'string' ? sender : sender()
      const domain = (typeof from === 'string' ? from : from.address).split('@').at(-1)?.replace('>', '').trim()
      const stop = stopUrl ? { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
      const headers = { 'Auto-Submitted': 'auto-generated', ...(language ? { 'Content-Language': language } : {}), ...stop }
      const named = id ? { messageId: `<${id}@${domain}>` } : {}
      const together = thread ? { references: `<${thread}@${domain}>` } : {}
      await smtp.sendMail({ ...content, ...named, ...together, from, headers, attachments, signal }).catch(throwDeliveryError)
    },
    close: () => smtp.close(),
  }
}

/** Emails without a transport: they go to the outbox. */
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
  const read = MailMessage.safeParse(mail)
  if (read.success) return read.data
  throw new DeliveryError(`An email cannot be sent: ${read.error.issues[0]?.path.join('.')}`, { isFinal: true })
}

/**
 * A server that refuses the recipient will do so again; anything else may pass. Of its response only the two numbers are stored: its
 * sentences name people.
 */
function throwDeliveryError(error: unknown): never {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const why = status > 0 ? responseCodes(error, status) : connectionErrorText(error)
  throw new DeliveryError(`The mail server did not take an email: ${why}`, { isFinal: status >= 550 && status <= 553 })
}

function responseCodes(error: unknown, status: number): string {
  const response = error instanceof Error && 'response' in error ? String(error.response) : ''
  return [status, /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]].filter(Boolean).join(' ')
}

function connectionErrorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.includes('@') ? 'it could not be sent' : message
}
