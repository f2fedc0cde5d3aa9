import { type RawBuilder, sql } from 'kysely'
import type { ThreadChannel } from '#contract/rules/staff/thread-enums.ts'
import type { Db, Tx } from '#server/db/database.ts'

/**
 * How a person can be reached. An unknown value is empty or null. `unverifiedEmail`: an email that may belong to somebody else (see
 * `reachOf`), to which the shop sends nothing; empty if there is an `email`. `hasAccount`: whether the order or thread belongs to an
 * account.
 */
export type Reach = { email: string; unverifiedEmail: string; phone: string; telegramChat: string | null; hasAccount: boolean }

type Parts = Record<'email' | 'phone' | 'account' | 'person', RawBuilder<unknown>>

const accounts = sql`person_handle ah join customer a on a.id = ah.value::uuid where ah.person_id = card.id and ah.kind = 'account'`
const accountEmail = sql`coalesce(a.verified_email, a.email, '')`
const isOfCard = (name: RawBuilder<unknown>) => sql`person_id = card.id and email <> '' and names_agree(card.name, ${name})`
const ofOrder = isOfCard(sql`first_name || ' ' || last_name`)
const ofThread = sql`${isOfCard(sql`thread.name`)} and status not in ('spam', 'automatic')`

/** Condition on `thread`: its email was typed by the staff, so it comes neither from a form nor from a message to the shop. */
const isTypedByStaff = sql`(thread.kind in ('quote', 'call')
  or exists (select from enquiry e where e.id = thread.enquiry_id and coalesce(e.fields ->> 'email', '') <> thread.email))`

/**
 * SQL: the `Reach` of a record (an order, a thread or the like), from its own contacts, its account and its person. No other rule decides
 * where a message goes.
 *
 * The email of the record comes first, then the email of its account, then another email of the person. Anybody can fill in a form with the
 * phone and the name of another person, and so add an email to that person. Another email of the person is therefore used only if:
 * - it is the email of an account that has proved the phone of the record,
 * - an order or a form of that account, or of the record's account, contains it, or
 * - the staff typed it in an order, in another thread or for a consignment.
 *
 * If there is no such email, `unverifiedEmail` is the email of an account of the person, otherwise the newest email of an order, of a
 * thread or of the person's record, in this order.
 *
 * Ignores the contacts of a blocked, merged or erased person, and of other threads that are spam or automatic. Also ignores orders and
 * threads under another name, because their contact may be a friend's.
 */
function reachOf({ email, phone, account, person }: Parts): RawBuilder<Reach> {
  const provers = sql`${accounts} and fold_phone(a.phone) = fold_phone(coalesce(nullif(${phone}, ''), own.phone))`
  const isTheirs = sql`(customer_id = own.id or customer_id in (select a.id from ${provers}))`
  return sql<Reach>`(
    select json_build_object(
      'email', vouched.email,
      'unverifiedEmail', case when vouched.email <> '' then '' else coalesce(
        (select ${accountEmail} from ${accounts} and ${accountEmail} <> ''
          order by a.verified_email is null, a.created_at desc, a.id desc limit 1),
        (select email from shop_order where ${ofOrder} order by created_at desc, id desc limit 1),
        (select email from thread where ${ofThread} order by id desc limit 1),
        (select value from person_handle h where h.person_id = card.id and h.kind = 'email' and not exists (
          select from thread s where s.person_id = card.id and s.email_key = h.value and s.status in ('spam', 'automatic'))
          order by h.id desc limit 1), '') end,
      'phone', coalesce(nullif(${phone}, ''), own.phone,
        (select '+' || value from person_handle h where h.person_id = card.id and h.kind = 'phone' order by h.id desc limit 1), ''),
      'telegramChat', coalesce(own.telegram_id,
        (select a.telegram_id from ${provers} and a.telegram_id is not null order by a.created_at desc, a.id desc limit 1))::text,
      'hasAccount', own.id is not null)
    from (select) one left join customer own on own.id = ${account}
      left join person card on card.id = ${person} and card.blocked_at is null and card.merged_into is null and card.erased_at is null
      cross join lateral (select coalesce(nullif(${email}, ''), own.verified_email, nullif(own.email, ''),
        (select ${accountEmail} from ${provers} and ${accountEmail} <> ''
          order by a.verified_email is null, a.created_at desc, a.id desc limit 1),
        (select email from shop_order where ${ofOrder} and (placed_by is not null or ${isTheirs})
          order by created_at desc, id desc limit 1),
        (select email from thread where ${ofThread} and (${isTypedByStaff} or ${isTheirs}) order by id desc limit 1),
        (select c.email from piece_private s, substring(lower(s.consignor_contact) from '[^\\s,;<>]+@[^\\s,;<>]+') as c (email)
          where s.consignor_person_id = card.id and c.email is not null order by s.piece_id desc limit 1), '') as email) vouched)`
}

export const threadReach = reachOf({ email: sql`t.email`, phone: sql`t.phone`, account: sql`t.customer_id`, person: sql`t.person_id` })

/** SQL: the reach of `person p` for the record `asked`, a row with an email, a phone and an account. */
export const askedReach = reachOf({ email: sql`asked.email`, phone: sql`asked.phone`, account: sql`asked.customer_id`, person: sql`p.id` })

const orderReach = reachOf({ email: sql`o.email`, phone: sql`o.phone`, account: sql`o.customer_id`, person: sql`o.person_id` })

export const nobodyReached: Reach = { email: '', unverifiedEmail: '', phone: '', telegramChat: null, hasAccount: false }

async function readReach(db: Db | Tx, query: RawBuilder<{ reach: Reach }>): Promise<Reach> {
  const { rows } = await query.execute(db)
  return rows[0]?.reach ?? nobodyReached
}

export const readThreadReach = (db: Db | Tx, id: number): Promise<Reach> =>
  readReach(db, sql`select ${threadReach} as reach from thread t where t.id = ${id}`)

export const readOrderReach = (db: Db | Tx, id: string): Promise<Reach> =>
  readReach(db, sql`select ${orderReach} as reach from shop_order o where o.id = ${id}`)

/** Reads the reach of a person for a record whose only contact is this phone. */
export const readPersonReach = (db: Db | Tx, id: number, phone: string): Promise<Reach> =>
  readReach(
    db,
    sql`select ${askedReach} as reach from person p, (select '' as email, ${phone}::text as phone, null::uuid as customer_id) asked where p.id = ${id}`,
  )

/** Returns the channels for a message to a person. Empty if the person can only be called. */
export function channelsOf({ email, telegramChat, hasAccount }: Reach): ThreadChannel[] {
  return [
    ...(email ? (['mail'] as const) : []),
    ...(telegramChat ? (['telegram'] as const) : []),
    ...(hasAccount ? (['page'] as const) : []),
  ]
}
