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
  en: (until) =>
    `We have photographed this piece for you. The live photographs are behind the link, which works until ${dayOf('en', until)}.`,
}

const dayOf = (language: Language, until: Date) => formatDate(language, until.toISOString(), 'Europe/Moscow')

type Sending = { albumId: number; until: Date; threadId: number; channel: ThreadChannel | null; staffId: string; now: Date }

/** Marks a thread as waiting for the person and, with a channel, queues a reply with a link to the album. */
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

/** Condition: thread `t` is another request for photographs of the piece of album `a`, is not spam, and was not sent this album. */
export const isOtherThread = sql<boolean>`
  t.piece_id = a.piece_id and t.kind = 'live_photo_request' and t.status <> 'spam' and t.id is distinct from a.thread_id
  and not exists (select from thread_message m where m.thread_id = t.id and m.album_id = a.id)`

const sharedAtOnce = 50

async function findOtherThreads(tx: Tx, albumId: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from live_album a join thread t on ${isOtherThread}
    where a.id = ${albumId} order by t.id limit ${sharedAtOnce}`.execute(tx)
  return rows
}

/** Sends the album once to each reachable person of up to 50 other requests for photographs of its piece. Returns the number of people. */
export async function shareAlbum(
  ctx: ShopContext,
  actor: StaffActor,
  { threadId, albumId }: { threadId: number; albumId: number },
): Promise<{ sent: number; actionId: string }> {
  const action = { name: 'thread.album-share', subject: await threadSubject(ctx.db, actor, threadId) } as const
  const now = new Date(ctx.now())
  const { result, actionId } = await runAction(ctx, actor, action, async (tx) => {
    // lock the album, so that two concurrent clicks send it once
    const album = await tx
      .selectFrom('live_album')
      .select('until')
      .where('id', '=', albumId)
      .where('thread_id', '=', threadId)
      .forUpdate()
      .executeTakeFirst()
    if (!album || album.until <= now) throw new CodedError('not-found')
    let sentCount = 0
    for (const { id } of await findOtherThreads(tx, albumId)) {
      const [channel] = channelsOf(await readThreadReach(tx, id))
      if (!channel) continue
      await sendAlbum(tx, { albumId, until: album.until, threadId: id, channel, staffId: actor.staffId, now })
      sentCount += 1
    }
    return sentCount
  })
  return { sent: result, actionId }
}
