import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { formatDate } from '#contract/rules/dates.ts'
import type { ThreadChannel } from '#contract/rules/staff/thread-enums.ts'
import { undoWindowMs } from '#contract/rules/staff/undo-window.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { channelsOf, readThreadReach } from '#server/domain/people/reach.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { markWaitingForPerson, queueReply, recipientOf } from '#server/domain/threads/reply-to-thread.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

const bodies: Record<Language, (until: Date) => string> = {
  ru: (until) => `Сняли для вас этот предмет. Живые фотографии — по ссылке, она действует до ${dayOf('ru', until)}`,
  en: (until) => `We have photographed this piece for you. See the live photographs at the link, which works until ${dayOf('en', until)}.`,
}

const dayOf = (language: Language, until: Date) => formatDate(language, until.toISOString(), 'Europe/Moscow')

type Sending = { albumId: number; until: Date; threadId: number; channel: ThreadChannel | null; staffId: string; now: Date }

/** Marks a thread as waiting for the person. With `channel`, also queues a reply with a link to the album. */
export async function sendAlbum(tx: Tx, { albumId, until, threadId, channel, staffId, now }: Sending): Promise<void> {
  const language = await markWaitingForPerson(tx, threadId, now)
  if (!channel) return
  const recipient = await recipientOf(tx, threadId, channel)
  const message = {
    thread_id: threadId,
    direction: 'out',
    channel,
    body: bodies[language](until),
    staff_id: staffId,
    recipient,
    album_id: albumId,
  } as const
  const { id } = await tx
    .insertInto('thread_message')
    .values({ ...message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueReply(tx, id, new Date(now.getTime() + undoWindowMs))
}

/** SQL condition: thread `t` is another request for photographs of the piece of album `a`, is not spam, and has not received the album. */
export const isOtherThread = sql<boolean>`
  t.piece_id = a.piece_id and t.kind = 'live_photo_request' and t.status <> 'spam' and t.id is distinct from a.thread_id
  and not exists (select from thread_message m where m.thread_id = t.id and m.album_id = a.id)`

const sharedAtOnce = 50

type Reachable = { id: number; channel: ThreadChannel }

/** Returns at most `sharedAtOnce` other threads whose person can be reached, oldest first. */
async function findReachableThreads(tx: Tx, albumId: number): Promise<Reachable[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from live_album a join thread t on ${isOtherThread} where a.id = ${albumId} order by t.id`.execute(tx)
  const reachable: Reachable[] = []
  for (const { id } of rows) {
    const [channel] = channelsOf(await readThreadReach(tx, id))
    if (channel) reachable.push({ id, channel })
    if (reachable.length === sharedAtOnce) break
  }
  return reachable
}

/**
 * Sends an album to up to 50 other requests for photographs of the same piece. Skips requests from unreachable people. `sent`: the number
 * of requests that received the album.
 */
export async function shareAlbum(
  ctx: ShopContext,
  actor: StaffActor,
  { threadId, albumId }: { threadId: number; albumId: number },
): Promise<{ sent: number; actionId: string }> {
  const action = { name: 'thread.album-share', subject: await threadSubject(ctx.db, actor, threadId) } as const
  const now = new Date(ctx.now())
  const { result, actionId } = await runAction(ctx, actor, action, async (tx) => {
    // locks the album, so that two concurrent requests do not send it twice
    const album = await tx
      .selectFrom('live_album')
      .select('until')
      .where('id', '=', albumId)
      .where('thread_id', '=', threadId)
      .forUpdate()
      .executeTakeFirst()
    if (!album || album.until <= now) throw new CodedError('not-found')
    const threads = await findReachableThreads(tx, albumId)
    for (const { id, channel } of threads)
      await sendAlbum(tx, { albumId, until: album.until, threadId: id, channel, staffId: actor.staffId, now })
    return threads.length
  })
  return { sent: result, actionId }
}
