import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import { idsOf, isTellingOf, type OwnerIds, readAlertOwners, readOwnerCard } from '#server/domain/alerts/alert-owners.ts'
import { isForActiveSubject, isForFavorite } from '#server/domain/alerts/stored-alerts.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** `these`: alerts about the subjects of one message. `all`: all alerts to the same mailbox or chat. */
type StopScope = 'these' | 'all'

/** Returns the token of an unsubscribe link. It has a keyed digest of the message's id, so a leaked database does not reveal links. */
const stopToken = (digest: Digest, message: number): string => `${message}.${digest('alert-stop', String(message))}`

export const stopUrl = (digest: Digest, origin: string, message: number): string => `${origin}/stop/${stopToken(digest, message)}`

function readStopToken(digest: Digest, token: string): number {
  const [, id = '', mac = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !digest.matches(mac, 'alert-stop', id)) throw new CodedError('not-found')
  return Number(id)
}

type MessageSubjects = { language: Language; subjects: string[]; isOn: boolean; hasAccount: boolean }

/**
 * Returns the subjects of a message (names of searches, requests and favorites) whose alerts are still on. `isOn`: whether alerts of any
 * subject are on. `hasAccount`: whether the message belongs to an account, which can switch alerts on again.
 */
export async function describeMessage(ctx: Pick<ShopContext, 'db' | 'digest' | 'catalog'>, token: string): Promise<MessageSubjects> {
  const { id, language, customerId } = await readMessage(ctx.db, readStopToken(ctx.digest, token))
  const { rows } = await sql<{ name: string | null; favoriteId: number | null }>`
    select case when ${isForActiveSubject} then coalesce(s.name, w.sought) end as name,
      case when ${isForFavorite} then t.piece_id end as "favoriteId"
    from piece_telling t left join saved_search s on s.id = t.saved_search_id left join wanted_model w on w.id = t.wanted_id
    where t.message_id = ${id} order by t.id`.execute(ctx.db)
  const catalog = ctx.catalog.current()
  const names = rows.flatMap(({ name, favoriteId }) => {
    const row = favoriteId === null ? undefined : findRow(catalog, favoriteId)
    const favorite = row ? [`${nameOf(catalog.lists, 'brands', row.brandId, language)} ${row.modelName}`] : []
    return name === null ? favorite : [name, ...favorite]
  })
  const isOn = rows.some(({ name, favoriteId }) => name !== null || favoriteId !== null)
  return { language, subjects: [...new Set(names)], isOn, hasAccount: customerId !== null }
}

/**
 * Stops alerts without a sign-in: alerts about the subjects of a message, or all alerts to the same mailbox or chat. Alerts of people with
 * another mailbox or chat continue. Idempotent.
 */
export async function stopAlerts(ctx: Pick<ShopContext, 'db' | 'digest' | 'now'>, token: string, scope: StopScope): Promise<void> {
  const message = await readMessage(ctx.db, readStopToken(ctx.digest, token))
  const { id } = message
  const now = new Date(ctx.now())
  const isAll = scope === 'all'
  await transaction(ctx.db, async (tx) => {
    const cardId = await readOwnerCard(tx, message)
    const owners = await readRecipients(tx, message, cardId)
    const { customers, threads } = idsOf(owners)
    const isTheirs = sql`customer_id = any(${customers}::uuid[])`
    const notified = sql`(select * from piece_telling where message_id = ${id})`
    await sql`update saved_search set paused_at = ${now} where paused_at is null and ${isTheirs}
      and (${isAll} or id in (select saved_search_id from ${notified} notified))`.execute(tx)
    await sql`update wanted_model w set closed_at = ${now} where w.thread_id = any(${threads}::int[])
      and w.closed_at is null and (${isAll} or w.id in (select wanted_id from ${notified} notified))`.execute(tx)
    await sql`update favorite set has_alerts = case when ${isAll} then null else false end where ${isTheirs}
      and (${isAll} or piece_id in (select piece_id from ${notified} notified where why <> 'new'))`.execute(tx)
    if (isAll) await sql`update favorite_alerts set is_on = false where ${isTheirs}`.execute(tx)
    if (isAll)
      await sql`delete from piece_telling t where t.person_id = any(${[message.personId, cardId]}::int[]) and t.notified_at is null
        and ${isTellingOf(sql`t`, owners)}`.execute(tx)
    await sql`update alert_message set stopped_at = coalesce(stopped_at, ${now}) where id = ${id}`.execute(tx)
  })
}

/**
 * Returns the owners with the same mailbox or chat as the owner of a message. Returns no owners if the owner of the message was deleted.
 */
async function readRecipients(tx: Tx, { customerId, threadId }: Message, cardId: number | null): Promise<readonly OwnerIds[]> {
  if (customerId === null && threadId === null) return []
  const owners = cardId === null ? [] : await readAlertOwners(tx, cardId)
  const own = owners.find((owner) => owner.customerId === customerId && owner.threadId === threadId)
  return own ? owners.filter(({ destination }) => destination === own.destination) : [{ customerId, threadId }]
}

type Message = OwnerIds & { id: number; personId: number; language: Language }

async function readMessage(db: Db, id: number): Promise<Message> {
  const { rows } = await sql<Message>`
    select l.id, l.person_id as "personId", l.customer_id as "customerId", l.thread_id as "threadId",
      coalesce(c.language, t.language, p.language) as language
    from alert_message l join person p on p.id = l.person_id left join customer c on c.id = l.customer_id left join thread t on t.id = l.thread_id
    where l.id = ${id}`.execute(db)
  const [message] = rows
  if (!message) throw new CodedError('not-found')
  return message
}
