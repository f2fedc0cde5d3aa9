import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { StoredAlert } from '#server/domain/alerts/stored-alerts.ts'
import { askedReach, type Reach } from '#server/domain/people/reach.ts'

/**
 * The owner of alerts: an account, or a thread with a request for a model. `destination`: the mailbox or chat for messages, or a unique
 * placeholder if the owner cannot be reached.
 */
export type AlertOwner = { customerId: string | null; threadId: number | null; destination: string; language: Language }

export type OwnerIds = Pick<AlertOwner, 'customerId' | 'threadId'>
type OwnerRow = OwnerIds & { reach: Reach; language: Language }

/** Returns the alert owners that belong to a person. There can be several, for example if people share a phone. */
export async function readAlertOwners(db: Db | Tx, personId: number): Promise<AlertOwner[]> {
  const { rows } = await sql<OwnerRow>`
    select asked."customerId", asked."threadId", ${askedReach} as reach,
      coalesce((select language from customer where id = asked.customer_id), asked.language, p.language) as language
    from person p cross join lateral (
      select h.value::uuid as "customerId", null::int as "threadId", h.value::uuid as customer_id, '' as email, '' as phone,
        null as language
      from person_handle h where h.person_id = p.id and h.kind = 'account'
      union all
      select null, t.id, t.customer_id, t.email, t.phone, t.language from thread t
      where t.person_id = p.id and exists (select from wanted_model w where w.thread_id = t.id)
    ) asked where p.id = ${personId}`.execute(db)
  return rows.map(({ reach, ...ids }) => ({ ...ids, destination: destinationOf(reach, ids) }))
}

/**
 * Returns the id of the person record that an account or thread currently belongs to, or null. Merging person records, or undoing a merge,
 * moves accounts and threads to another record.
 */
export async function readOwnerCard(db: Db | Tx, { customerId, threadId }: OwnerIds): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select ${ownerCard(sql`${customerId}::uuid`, sql`${threadId}::int`)} as id`.execute(db)
  return rows[0]?.id ?? null
}

/** SQL expression: the id of the person that the account currently belongs to. Without an account, the person of the thread. */
export const ownerCard = (customerId: RawBuilder<unknown>, threadId: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`(case when ${customerId} is not null
    then (select person_id from person_handle where kind = 'account' and value = ${customerId}::text order by id limit 1)
    else (select person_id from thread where id = ${threadId}) end)`

function destinationOf({ email, telegramChat }: Reach, { customerId, threadId }: OwnerIds): string {
  if (email) return `mail ${email.toLowerCase()}`
  return telegramChat ? `telegram ${telegramChat}` : `nobody ${customerId ?? threadId}`
}

export const groupOwners = (owners: readonly AlertOwner[]): AlertOwner[][] => [
  ...Map.groupBy(owners, ({ destination }) => destination).values(),
]

export const isOwnedBy = (alert: StoredAlert, owners: readonly AlertOwner[]): boolean =>
  owners.some(({ customerId, threadId }) => (alert.customerId ? alert.customerId === customerId : alert.threadId === threadId))

export const idsOf = (owners: readonly OwnerIds[]): { customers: string[]; threads: number[] } => ({
  customers: owners.flatMap(({ customerId }) => customerId ?? []),
  threads: owners.flatMap(({ threadId }) => threadId ?? []),
})

/** SQL condition: row `row` of `piece_telling` is an alert of one of the owners. */
export function isTellingOf(row: RawBuilder<unknown>, owners: readonly OwnerIds[]): RawBuilder<boolean> {
  const { customers, threads } = idsOf(owners)
  return sql<boolean>`(${row}.customer_id = any(${customers}::uuid[]) or (${row}.customer_id is null
    and ${row}.wanted_id in (select id from wanted_model where thread_id = any(${threads}::int[]))))`
}
