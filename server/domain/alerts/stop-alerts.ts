import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** `these`: only the subjects of one message. `all`: all alerts of the person. */
type StopScope = 'these' | 'all'

/** Token of an unsubscribe link: the message's id and a keyed digest of the id, so a leaked database gives no links. */
const stopToken = (digest: Digest, message: number): string => `${message}.${digest('alert-stop', String(message))}`

export const stopUrl = (digest: Digest, origin: string, message: number): string => `${origin}/stop/${stopToken(digest, message)}`

function readStopToken(digest: Digest, token: string): number {
  const [, id = '', mac = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !digest.matches(mac, 'alert-stop', id)) throw new CodedError('not-found')
  return Number(id)
}

/** Returns the subjects of a message (searches, requests, favorites) in words, and whether their alerts are already stopped. */
export async function describeMessage(
  ctx: Pick<ShopContext, 'db' | 'digest' | 'catalog'>,
  token: string,
): Promise<{ language: Language; subjects: string[]; isStopped: boolean }> {
  const message = await readMessage(ctx.db, readStopToken(ctx.digest, token))
  const { language } = message
  const { rows } = await sql<{ name: string | null; pieceId: number }>`
    select coalesce(s.name, w.sought) as name, t.piece_id as "pieceId" from piece_telling t
    left join saved_search s on s.id = t.saved_search_id left join wanted_model w on w.id = t.wanted_id
    where t.message_id = ${message.id} order by t.id`.execute(ctx.db)
  const catalog = ctx.catalog.current()
  const names = rows.flatMap(({ name, pieceId }) => {
    const row = name ? undefined : findRow(catalog, pieceId)
    return name ?? (row ? `${nameOf(catalog.lists, 'brands', row.brandId, language)} ${row.modelName}` : [])
  })
  return { language, subjects: [...new Set(names)].slice(0, 10), isStopped: message.stopped_at !== null }
}

/** Stops alerts about the subjects of a message, or all alerts, without a sign-in. Idempotent. */
export async function stopAlerts(ctx: Pick<ShopContext, 'db' | 'digest' | 'now'>, token: string, scope: StopScope): Promise<void> {
  const { id, person_id: personId } = await readMessage(ctx.db, readStopToken(ctx.digest, token))
  const now = new Date(ctx.now())
  const accounts = sql`(select h.value from person_handle h where h.person_id = ${personId} and h.kind = 'account')`
  const notified = sql`(select * from piece_telling where message_id = ${id})`
  const isAll = scope === 'all'
  await transaction(ctx.db, async (tx) => {
    await sql`update saved_search set paused_at = ${now} where paused_at is null and customer_id::text in ${accounts}
      and (${isAll} or id in (select saved_search_id from ${notified} notified))`.execute(tx)
    await sql`update wanted_model w set closed_at = ${now} from thread t where t.id = w.thread_id and t.person_id = ${personId}
      and w.closed_at is null and (${isAll} or w.id in (select wanted_id from ${notified} notified))`.execute(tx)
    await sql`update favorite set has_alerts = case when ${isAll} then null else false end where customer_id::text in ${accounts}
      and (${isAll} or piece_id in (select piece_id from ${notified} notified where why <> 'new'))`.execute(tx)
    if (isAll) await sql`update favorite_alerts set is_on = false where customer_id::text in ${accounts}`.execute(tx)
    if (isAll) await sql`delete from piece_telling where person_id = ${personId} and notified_at is null`.execute(tx)
    await sql`update alert_message set stopped_at = coalesce(stopped_at, ${now}) where id = ${id}`.execute(tx)
  })
}

async function readMessage(db: Db, id: number) {
  const { rows } = await sql<{ id: number; person_id: number; stopped_at: Date | null; language: Language }>`
    select l.id, l.person_id, l.stopped_at, coalesce((select c.language from person_handle h join customer c on c.id::text = h.value
      where h.person_id = p.id and h.kind = 'account' order by c.created_at desc limit 1), p.language) as language
    from alert_message l join person p on p.id = l.person_id where l.id = ${id}`.execute(db)
  const [message] = rows
  if (!message) throw new CodedError('not-found')
  return message
}
