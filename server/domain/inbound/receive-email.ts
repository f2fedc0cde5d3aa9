import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { hourS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { beginInboundThread } from '#server/domain/inbound/begin-inbound-thread.ts'
import { findEmailThread } from '#server/domain/inbound/find-email-thread.ts'
import { attachPhoto, storeInboundPhoto } from '#server/domain/inbound/inbound-photos.ts'
import { noteInbound } from '#server/domain/inbound/note-inbound.ts'
import { type InboundEmail, readInboundEmail } from '#server/domain/inbound/read-inbound-email.ts'
import { staffMails } from '#server/domain/mail/staff-mails.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { isBlockedSender } from '#server/domain/threads/blocked-senders.ts'
import { receiveMessage } from '#server/domain/threads/receive-message.ts'

const emailsPerHour = 20
/** Threads that strangers begin: more in an hour is a wave of spam. */
const strangersPerHour = 60

/**
 * Takes an email into the thread that it answers, or into the newest of its sender; a stranger's begins one. Every email counts once. What
 * programs write, and whom the shop keeps out, is passed over.
 */
export async function receiveEmail(ctx: ShopContext, { bytes, isCut }: { bytes: Uint8Array; isCut: boolean }): Promise<void> {
  const email = await readInboundEmail(bytes, isCut)
  if (!email || email.isAutomatic || isOwn(ctx, email)) return
  const externalId = ctx.digest('email-id', email.messageId || createHash('sha256').update(bytes).digest('hex'))
  const known = await ctx.db
    .selectFrom('inbound_message')
    .select('source')
    .where('source', '=', 'mail')
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (known) return
  const thread = await findEmailThread(ctx, email)
  if (await isBlocked(ctx, email, thread)) return
  if (!(await isWithinLimits(ctx, email, thread === null))) return
  const tokens = await storePictures(ctx, email)
  const lostFiles = email.lostFiles + email.pictures.length - tokens.length
  await transaction(ctx.db, async (tx) => {
    if (!(await noteInbound(tx, ctx, { source: 'mail', externalId }))) return
    const id = thread?.id ?? (await strangersThread(tx, ctx, email))
    const message = { body: textOf(email, thread === null), quoted: email.quoted, sender: email.from.email, lost_files: lostFiles }
    const received = await receiveMessage(tx, ctx, id, { ...message, key: null, channel: 'mail' })
    if (received !== null) for (const [position, token] of tokens.entries()) await attachPhoto(tx, { message: received, token, position })
  })
}

/** The thread of somebody whom the shop did not know: two emails that are read at once begin one. */
async function strangersThread(tx: Tx, ctx: ShopContext, email: InboundEmail): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email of ${email.from.email}`}, 0))`.execute(tx)
  const begun = await findEmailThread({ ...ctx, db: tx }, email)
  return begun?.id ?? (await beginInboundThread(tx, ctx, strangerOf(email)))
}

/** What begins a thread names what it is about. */
const textOf = ({ subject, body }: InboundEmail, isNew: boolean): string =>
  isNew && subject ? [subject, body].filter(Boolean).join('\n\n') : body

function strangerOf({ from, body, subject }: InboundEmail) {
  const language: Language = /[а-яё]/i.test(`${subject} ${body}`) ? 'ru' : 'en'
  return { name: from.name, phone: null, email: from.email, language, customerId: null }
}

/** The shop's own emails, and those of its staff, come back by copies and rules of mailboxes. */
function isOwn(ctx: ShopContext, { from }: InboundEmail): boolean {
  const { replyMail = '', senderMail = '' } = ctx.inbound
  const own = [ctx.company().email, replyMail.replace(/\+?\{token\}/, ''), senderMail, ...staffMails(ctx)]
  return own.some((email) => email.toLowerCase() === from.email)
}

type Thread = Awaited<ReturnType<typeof findEmailThread>>

async function isBlocked(ctx: ShopContext, { from }: InboundEmail, thread: Thread): Promise<boolean> {
  if (thread?.status === 'spam' || thread?.is_blocked) return true
  return isBlockedSender(ctx, { ip: null, phone: '', email: from.email, customerId: thread?.customer_id ?? null })
}

async function isWithinLimits(ctx: ShopContext, { from }: InboundEmail, isStranger: boolean): Promise<boolean> {
  try {
    await ctx.rateLimit.consume(`email ${ctx.digest('email-sender', from.email)}`, emailsPerHour, hourS)
    if (isStranger) await ctx.rateLimit.consume('emails of strangers', strangersPerHour, hourS)
    return true
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'too-many') throw error
    ctx.log.warn({}, 'more emails came than people write: one was left in the mailbox')
    return false
  }
}

async function storePictures(ctx: ShopContext, { pictures, from }: InboundEmail): Promise<string[]> {
  const tokens: string[] = []
  for (const bytes of pictures.slice(0, limits.enquiryPhotosMax)) {
    const token = await storeInboundPhoto(ctx, Buffer.from(bytes), ctx.digest('email-sender', from.email))
    if (token) tokens.push(token)
  }
  return tokens
}
