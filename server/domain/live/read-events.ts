import { sql } from 'kysely'
import { hourMs } from '#contract/rules/durations.ts'
import type { LiveEvent } from '#contract/staff/live.ts'
import type { Db } from '#server/db/database.ts'

/** Maximum age of a cursor. An older cursor may have missed events, because events are purged after a day. */
const cursorMaxAgeMs = 23 * hourMs
const eventsMax = 1000

export type StoredEvent = LiveEvent & { eventId: number }

/** A batch of events. `since`: the next cursor. `isComplete`: false if events may be missing; the receiver must then reload its data. */
export type EventBatch = { since: string; isComplete: boolean; events: readonly StoredEvent[] }

/** SQL: the id of the oldest transaction that may still be open. A cursor begins with this id. */
export const oldestOpenTransaction = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`

/** Returns the cursor for all changes made after `oldest` was read. `oldest`: the result of `oldestOpenTransaction`. */
export const liveCursor = (oldest: string, now: number): string => `${oldest}-${Math.floor(now / 1000)}`

/**
 * Returns the events after the cursor `since`, and the next cursor. Without `since`, returns only the next cursor. A cursor contains the
 * time and the oldest transaction that may still have been open. An event may therefore be returned twice, but none is missed.
 */
export async function readEvents(db: Db, since: string | undefined, now: number): Promise<EventBatch> {
  const [xmin = '', seconds = ''] = since?.split('-') ?? []
  const { rows } = await sql<{ next: string; isKnown: boolean; events: StoredEvent[] }>`
    select ${oldestOpenTransaction} as next,
      ${xmin || '0'}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as "isKnown",
      (select coalesce(jsonb_agg(jsonb_build_object('eventId', id, 'kind', subject_kind, 'id', subject_id, 'action', action, 'by', staff_id)
        order by id), '[]') from (
        select * from staff_event
        where ${xmin !== ''} and written_by >= ${xmin || '0'}::xid8 and written_by < pg_snapshot_xmax(pg_current_snapshot())
        order by id desc limit ${eventsMax + 1}
      ) recent) as events`.execute(db)
  const { next = '0', isKnown = true, events = [] } = rows[0] ?? {}
  const isRecent = since === undefined || now - Number(seconds) * 1000 < cursorMaxAgeMs
  const isComplete = isKnown && isRecent && events.length <= eventsMax
  return { since: liveCursor(next, now), isComplete, events: events.slice(-eventsMax) }
}
