import { type RawBuilder, sql } from 'kysely'
import type { ThreadChannel } from '#contract/rules/staff/thread-enums.ts'
import type { Db, Tx } from '#server/db/database.ts'

/** How a person can be reached. Empty or null if the shop does not know it. `hasAccount`: the record belongs to an account. */
export type Reach = { email: string; phone: string; telegramChat: string | null; hasAccount: boolean }

type Parts = Record<'email' | 'phone' | 'account' | 'person', RawBuilder<unknown>>

/** Rows `a`: the accounts of card `card`. */
const accounts = sql`person_handle ah join customer a on a.id = ah.value::uuid where ah.person_id = card.id and ah.kind = 'account'`
const accountEmail = sql`coalesce(a.verified_email, a.email, '')`
const isOfCard = (name: RawBuilder<unknown>) => sql`person_id = card.id and email <> '' and names_agree(card.name, ${name})`

/**
 * SQL: the `Reach` of a record, from its own contacts, account and card. The only rule for whom a message goes to. The record's own contact
 * comes first, then that of its account, of the other accounts of its card, of the latest order, of the latest thread, and any other contact
 * of the card. A blocked, merged or erased card adds nothing, nor does spam. Orders and threads under another name may hold the contact of a
 * friend: they are skipped, as `person_of` skips them.
 */
function reachOf({ email, phone, account, person }: Parts): RawBuilder<Reach> {
  return sql<Reach>`(
    select json_build_object(
      'email', coalesce(nullif(${email}, ''), own.verified_email, nullif(own.email, ''),
        (select ${accountEmail} from ${accounts} and ${accountEmail} <> '' order by a.verified_email is null, a.created_at desc limit 1),
        (select email from shop_order where ${isOfCard(sql`first_name || ' ' || last_name`)} order by created_at desc limit 1),
        (select email from thread where ${isOfCard(sql`thread.name`)} and status not in ('spam', 'automatic') order by id desc limit 1),
        (select value from person_handle h where h.person_id = card.id and h.kind = 'email' and not exists (
          select from thread s where s.person_id = card.id and s.email_key = h.value and s.status in ('spam', 'automatic'))
          order by h.id desc limit 1), ''),
      'phone', coalesce(nullif(${phone}, ''), own.phone,
        (select '+' || value from person_handle h where h.person_id = card.id and h.kind = 'phone' order by h.id desc limit 1), ''),
      'telegramChat', coalesce(own.telegram_id,
        (select a.telegram_id from ${accounts} and a.telegram_id is not null order by a.created_at desc limit 1))::text,
      'hasAccount', own.id is not null)
    from (select) one left join customer own on own.id = ${account}
      left join person card on card.id = ${person} and card.blocked_at is null and card.merged_into is null and card.erased_at is null)`
}

const nothing = sql`null::text`

/** SQL: the reach of thread `t`. */
export const threadReach = reachOf({ email: sql`t.email`, phone: sql`t.phone`, account: sql`t.customer_id`, person: sql`t.person_id` })

/** SQL: the reach of person `p`. */
export const personReach = reachOf({ email: nothing, phone: nothing, account: sql`null::uuid`, person: sql`p.id` })

/** SQL: the reach of order `o`. */
const orderReach = reachOf({ email: sql`o.email`, phone: sql`o.phone`, account: sql`o.customer_id`, person: sql`o.person_id` })

export const nobodyReached: Reach = { email: '', phone: '', telegramChat: null, hasAccount: false }

async function readReach(db: Db | Tx, query: RawBuilder<{ reach: Reach }>): Promise<Reach> {
  const { rows } = await query.execute(db)
  return rows[0]?.reach ?? nobodyReached
}

export const readThreadReach = (db: Db | Tx, id: number): Promise<Reach> =>
  readReach(db, sql`select ${threadReach} as reach from thread t where t.id = ${id}`)

export const readOrderReach = (db: Db | Tx, id: string): Promise<Reach> =>
  readReach(db, sql`select ${orderReach} as reach from shop_order o where o.id = ${id}`)

export const readPersonReach = (db: Db | Tx, id: number): Promise<Reach> =>
  readReach(db, sql`select ${personReach} as reach from person p where p.id = ${id}`)

/** Returns the channels of a message; none if the person can only be called. */
export function channelsOf({ email, telegramChat, hasAccount }: Reach): ThreadChannel[] {
  return [
    ...(email ? (['mail'] as const) : []),
    ...(telegramChat ? (['telegram'] as const) : []),
    ...(hasAccount ? (['page'] as const) : []),
  ]
}
