import { sql } from 'kysely'
import { hourS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { beginInboundThread } from '#server/domain/inbound/begin-inbound-thread.ts'
import { editMessage } from '#server/domain/inbound/edit-message.ts'
import { recordInbound } from '#server/domain/inbound/record-inbound.ts'
import { replyToFrequentChat } from '#server/domain/inbound/reply-to-frequent-chat.ts'
import { replyToUnknownChat } from '#server/domain/inbound/reply-to-unknown-chat.ts'
import { readTelegramUpdate, type TelegramMessage } from '#server/domain/inbound/telegram-update.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { isBlockedSender } from '#server/domain/threads/blocked-senders.ts'
import { receiveMessage } from '#server/domain/threads/receive-message.ts'

const messagesPerHour = 60
const resumedDays = 180

/**
 * Stores a message to the bot in a thread of the customer who signed in with the same Telegram account. Replies to an unknown chat once
 * with the shop's contacts. Keeps the earlier texts of an edited message. Processes every update once. Above the hourly limit, stores
 * nothing and asks the customer to repeat the messages later. Ignores blocked senders without a reply.
 */
export async function receiveTelegram(ctx: ShopContext, body: unknown): Promise<void> {
  const message = readTelegramUpdate(body)
  if (!message) return
  const chat = ctx.digest('telegram-chat', String(message.chat))
  const retryAfterS = await countMessage(ctx, chat)
  const writer = await findWriter(ctx, message.chat)
  if (!writer) return retryAfterS === null ? replyToUnknownChat(ctx, message, chat) : undefined
  // skip the command /start, which the button of the bot sends
  if (/^\/start\b/.test(message.text) || !(message.text || message.files.length || message.lostFiles)) return
  const contact = { phone: writer.phone ?? '', email: writer.email, customerId: writer.id }
  if (await isBlockedSender(ctx, { ip: null, ...contact })) return
  if (retryAfterS !== null) return replyToFrequentChat(ctx, { chat: message.chat, language: writer.language, retryAfterS }, chat)
  await transaction(ctx.db, async (tx) => {
    if (!(await recordInbound(tx, ctx, { source: 'telegram', externalId: String(message.updateId) }))) return
    // lock the customer, because an album arrives as several concurrent updates that must share one thread
    await tx.selectFrom('customer').select('id').where('id', '=', writer.id).forNoKeyUpdate().execute()
    if (await editMessage(tx, ctx, writer.id, message)) return
    const thread =
      (await findThread(tx, ctx, { writer, message })) ?? (await beginInboundThread(tx, ctx, { ...writer, customerId: writer.id }))
    const received = { body: message.text, key: null, channel: 'telegram', lost_files: message.lostFiles } as const
    const sent = { ...received, telegram_message_id: message.messageId }
    const id = await receiveMessage(tx, ctx, thread, sent)
    if (id !== null) for (const { id: file, name } of message.files) await enqueue(tx, 'telegram-photo', { message: id, file, name })
  })
}

/** Counts a message of a chat. Above the hourly limit, returns the seconds until the limit ends, otherwise null. */
async function countMessage(ctx: ShopContext, chat: string): Promise<number | null> {
  try {
    await ctx.rateLimit.consume(`telegram ${chat}`, messagesPerHour, hourS)
    return null
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'too-many') throw error
    ctx.log.warn({}, 'a chat writes to the bot more than people do')
    return error.details.retryAfterS ?? hourS
  }
}

type Writer = NonNullable<Awaited<ReturnType<typeof findWriter>>>

/** Returns the customer of a chat. The stored Telegram id is trustworthy, because Telegram confirmed it at the sign-in. */
async function findWriter({ db }: ShopContext, chat: number) {
  const found = await db
    .selectFrom('customer')
    .select(['id', 'phone', 'language'])
    .select(sql<string>`coalesce(verified_email, email, '')`.as('email'))
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('telegram_id', '=', chat)
    .executeTakeFirst()
  return found
}

async function findThread(tx: Tx, { now }: ShopContext, { writer, message }: { writer: Writer; message: TelegramMessage }) {
  const { rows } = await sql<{ id: number }>`
    select id from thread where customer_id = ${writer.id}::uuid and status <> 'spam'
      and (id = ${message.aboutThread} or last_at > ${new Date(now())}::timestamptz - make_interval(days => ${resumedDays}))
    order by id = ${message.aboutThread} desc nulls last, last_at desc, id desc limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
