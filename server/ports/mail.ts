import nodemailer from 'nodemailer'
import { z } from 'zod'
import { languages } from '#contract/language.ts'
import { isEmail } from '#contract/rules/email.ts'
import { Undelivered } from '#server/context/undelivered.ts'
import type { Outbox } from '#server/ports/outbox.ts'

/** One address or line: what breaks a line would begin a header of its own. */
const oneLine = z.string().refine((text) => !/[\r\n\0]/.test(text))

/** A letter to one person, as text and as HTML; `id` is the same for every try of the same letter. */
export const Mail = z.strictObject({
  to: oneLine.refine(isEmail),
  subject: oneLine.max(200),
  text: z.string(),
  html: z.string(),
  language: z.enum(languages).optional(),
  replyTo: oneLine.refine(isEmail).optional(),
  attachments: z
    .array(z.strictObject({ filename: oneLine, contentType: oneLine, content: z.string(), encoding: z.enum(['base64']).optional() }))
    .optional(),
  id: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
})
export type Mail = z.output<typeof Mail>

/** Who carries letters. `send` ends when the next server has taken the letter, and throws when it did not. */
export type MailCarrier = {
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  close(): void
}

const connectMs = 10_000
const silenceMs = 20_000

/** Letters by SMTP. `url`: `smtps://user:password@host` or `smtp://…`, which must offer TLS unless it is this very machine. */
export function smtpCarrier(url: string, from: string): MailCarrier {
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
    send: async (mail, signal) => {
      const { id, language, attachments = [], ...letter } = checked(mail)
      const domain = from.replace(/^.*@|>?\s*$/g, '')
      const headers = { 'Auto-Submitted': 'auto-generated', ...(language ? { 'Content-Language': language } : {}) }
      const named = id ? { messageId: `<${id}@${domain}>` } : {}
      await smtp.sendMail({ ...letter, ...named, from, headers, attachments, signal }).catch(told)
    },
    close: () => smtp.close(),
  }
}

/** Letters that nobody carries: they lie in the outbox. */
export function outboxMail(outbox: Outbox): MailCarrier {
  return {
    send: async (mail) => {
      const { to, text, subject, html } = checked(mail)
      await outbox.write({ kind: 'mail', to, text, subject, html })
    },
    close: () => {},
  }
}

function checked(mail: Mail): Mail {
  const read = Mail.safeParse(mail)
  if (read.success) return read.data
  throw new Undelivered(`A letter is not fit to be sent: ${read.error.issues[0]?.path.join('.')}`, { isFinal: true })
}

/**
 * A server that refuses the recipient will do so again; anything else may pass. Of what it said only the two numbers are kept: its
 * sentences name people (SEC-D14).
 */
function told(error: unknown): never {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const why = status > 0 ? answerNumbers(error, status) : connectionTrouble(error)
  throw new Undelivered(`The mail server did not take a letter: ${why}`, { isFinal: status >= 550 && status <= 553 })
}

function answerNumbers(error: unknown, status: number): string {
  const response = error instanceof Error && 'response' in error ? String(error.response) : ''
  return [status, /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]].filter(Boolean).join(' ')
}

function connectionTrouble(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return said.includes('@') ? 'it could not be sent' : said
}
