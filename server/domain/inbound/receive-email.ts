import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { hourS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { beginInboundThread } from '#server/domain/inbound/begin-inbound-thread.ts'
import { findEmailThread, findNamedThread } from '#server/domain/inbound/find-email-thread.ts'
import { guessLanguage } from '#server/domain/inbound/guess-language.ts'
import { attachPhoto, storeInboundFile } from '#server/domain/inbound/inbound-photos.ts'
import { markUndelivered } from '#server/domain/inbound/mark-undelivered.ts'
import { ownAddresses } from '#server/domain/inbound/own-addresses.ts'
import { type InboundEmail, readInboundEmail } from '#server/domain/inbound/read-inbound-email.ts'
import { recordInbound } from '#server/domain/inbound/record-inbound.ts'
import { storeAutomaticEmail } from '#server/domain/inbound/store-automatic-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { isBlockedSender } from '#server/domain/threads/blocked-senders.ts'
import { receiveMessage } from '#server/domain/threads/receive-message.ts'

const emailsPerHour = 20
/** Maximum number of emails per hour that begin a thread, from all unknown senders together. More than that is likely spam. */
const strangersPerHour = 60
/**
 * Maximum number of emails per hour that `storeAutomaticEmail` stores, so that a flood does not fill the database. Further emails stay only
 * in the mailbox.
 */
const apartPerHour = 300

/**
 * Stores an email once: in the thread that it replies to, otherwise in the sender's newest thread, otherwise in a new thread. Passes these
 * emails to `storeAutomaticEmail` instead: emails above a rate limit, automatic emails without a token of the shop, and delivery reports
 * that mark no reply as undelivered. Ignores blocked senders and the shop's own emails. With `hasFiles: false`, only counts the files, so
 * that the staff can see how many are missing.
 */
export async function receiveEmail(
  ctx: ShopContext,
  { bytes, isCut }: { bytes: Uint8Array; isCut: boolean },
  { hasFiles = true } = {},
): Promise<void> {
  const own = ownAddresses(ctx)
  const email = await readInboundEmail(bytes, isCut, own)
  if (own.has(email.from.email)) return
  const externalId = ctx.digest('email-id', email.messageId || createHash('sha256').update(bytes).digest('hex'))
  if (await isKnown(ctx, externalId)) return
  const namedThread = await findNamedThread(ctx, email)
  const note = (tx: Tx) => recordInbound(tx, ctx, { source: 'mail', externalId })
  if (email.report?.isFailed && namedThread) {
    const isMarked = await transaction(ctx.db, async (tx) => {
      const hasMarked = await markUndelivered(tx, ctx, namedThread.id, email)
      // a report that marks no reply is stored below
      if (hasMarked) await note(tx)
      return hasMarked
    })
    if (isMarked) return
  }
  const isApart = email.isAutomatic && (email.report !== null || !namedThread)
  const thread = isApart ? null : (namedThread ?? (await findEmailThread(ctx, email)))
  if (await isBlocked(ctx, email, thread)) return
  if (isApart || !(await isWithinLimits(ctx, email, thread === null))) {
    if (!(await mayConsume(ctx, 'emails kept apart', apartPerHour))) return
    await transaction(ctx.db, async (tx) => void ((await note(tx)) && (await storeAutomaticEmail(tx, ctx, email))))
    return
  }
  const tokens = hasFiles ? await storeFiles(ctx, email) : []
  const lostFiles = email.lostFiles + email.files.length - tokens.length
  await transaction(ctx.db, async (tx) => {
    if (!(await note(tx))) return
    const id = thread?.id ?? (await strangersThread(tx, ctx, email))
    const message = { body: textOf(email, thread === null), quoted: email.quoted, sender: email.from.email, lost_files: lostFiles }
    const received = await receiveMessage(tx, ctx, id, { ...message, key: null, channel: 'mail' })
    if (received !== null) for (const [position, token] of tokens.entries()) await attachPhoto(tx, { message: received, token, position })
  })
}

async function isKnown({ db }: ShopContext, externalId: string): Promise<boolean> {
  const inbound = db.selectFrom('inbound_message').select('source').where('source', '=', 'mail')
  return (await inbound.where('external_id', '=', externalId).executeTakeFirst()) !== undefined
}

async function strangersThread(tx: Tx, ctx: ShopContext, email: InboundEmail): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email of ${email.from.email}`}, 0))`.execute(tx)
  const existingThread = await findEmailThread({ ...ctx, db: tx }, email)
  return existingThread?.id ?? (await beginInboundThread(tx, ctx, strangerOf(email)))
}

const textOf = ({ subject, body }: InboundEmail, isNew: boolean): string =>
  isNew && subject ? [subject, body].filter(Boolean).join('\n\n') : body

function strangerOf({ from, body, subject }: InboundEmail) {
  return { name: from.name, phone: null, email: from.email, language: guessLanguage(`${subject} ${body}`), customerId: null }
}

type Thread = Awaited<ReturnType<typeof findEmailThread>>

async function isBlocked(ctx: ShopContext, { from, writtenFrom }: InboundEmail, thread: Thread): Promise<boolean> {
  if (thread?.status === 'spam' || thread?.is_blocked) return true
  for (const email of new Set([from.email, writtenFrom]))
    if (await isBlockedSender(ctx, { ip: null, phone: '', email, customerId: thread?.customer_id ?? null })) return true
  return false
}

async function isWithinLimits(ctx: ShopContext, { from }: InboundEmail, isStranger: boolean): Promise<boolean> {
  if (!(await mayConsume(ctx, `email ${ctx.digest('email-sender', from.email)}`, emailsPerHour))) return false
  return !isStranger || mayConsume(ctx, 'emails of strangers', strangersPerHour)
}

async function mayConsume(ctx: ShopContext, what: string, perHour: number): Promise<boolean> {
  try {
    await ctx.rateLimit.consume(what, perHour, hourS)
    return true
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'too-many') throw error
    ctx.log.warn({ perHour }, 'more emails came than people write')
    return false
  }
}

async function storeFiles(ctx: ShopContext, { files, from }: InboundEmail): Promise<string[]> {
  const tokens: string[] = []
  for (const file of files.slice(0, limits.enquiryPhotosMax)) {
    const token = await storeInboundFile(ctx, file, ctx.digest('email-sender', from.email))
    if (token) tokens.push(token)
  }
  return tokens
}
