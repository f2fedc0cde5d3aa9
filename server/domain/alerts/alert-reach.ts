import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db } from '#server/db/database.ts'
import { askedReach, type Reach } from '#server/domain/people/reach.ts'

/** How a person is notified: by email if an address is known, otherwise by Telegram after a sign-in with it. */
export type AlertReach = { by: 'mail' | 'telegram'; to: string; language: Language }

/**
 * Returns how to reach person `p`, or null if they are blocked, erased or unreachable. `asked`: a subquery of the person, account and
 * contacts that the alerts belong to.
 */
async function readAlertReach(db: Db, asked: RawBuilder<unknown>): Promise<AlertReach | null> {
  const { rows } = await sql<{ reach: Reach; language: Language }>`
    select ${askedReach} as reach, coalesce(
      (select a.language from person_handle h join customer a on a.id = h.value::uuid where h.person_id = p.id and h.kind = 'account'
        order by a.created_at desc limit 1),
      (select language from thread where person_id = p.id and email <> '' and status not in ('spam', 'automatic') order by id desc limit 1),
      p.language) as language
    from (${asked}) asked join person p on p.id = asked.person_id
    where p.blocked_at is null and p.erased_at is null limit 1`.execute(db)
  const [found] = rows
  if (!found) return null
  const { email, telegramChat: chat } = found.reach
  if (email) return { by: 'mail', to: email, language: found.language }
  return chat ? { by: 'telegram', to: chat, language: found.language } : null
}

/**
 * Returns how to reach the person of a message: through the account of a saved search or favorite, otherwise through the thread of a
 * request.
 */
export const readMessageReach = (db: Db, messageId: number): Promise<AlertReach | null> =>
  readAlertReach(
    db,
    sql`select l.person_id, coalesce(l.customer_id, t.customer_id) as customer_id, t.email, t.phone
      from piece_telling l left join wanted_model w on w.id = l.wanted_id left join thread t on t.id = w.thread_id
      where l.message_id = ${messageId} order by l.customer_id is null, t.id desc limit 1`,
  )

/** Returns how the alerts of a customer reach them. */
export const readCustomerReach = (db: Db, { customerId }: Pick<Customer, 'customerId'>): Promise<AlertReach | null> =>
  readAlertReach(
    db,
    sql`select person_id, value::uuid as customer_id, '' as email, '' as phone from person_handle where kind = 'account' and value = ${customerId}::text`,
  )
