import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db } from '#server/db/database.ts'
import { ownerCard } from '#server/domain/alerts/alert-owners.ts'
import { askedReach, type Reach } from '#server/domain/people/reach.ts'

/** How a person is notified: by email if an address is known, otherwise by Telegram if the person signed in with it. */
export type AlertReach = { by: 'mail' | 'telegram'; to: string; language: Language }

/**
 * Returns how to notify the owner of alerts, or null if the person is blocked, erased or unreachable. `asked`: a subquery with the owner's
 * person id, account, contacts and language.
 */
async function readAlertReach(db: Db, asked: RawBuilder<unknown>): Promise<AlertReach | null> {
  const { rows } = await sql<{ reach: Reach; language: Language }>`
    select ${askedReach} as reach, coalesce(
      (select language from customer where id = asked.customer_id), asked.language, p.language) as language
    from (${asked}) asked join person p on p.id = asked.person_id
    where p.blocked_at is null and p.erased_at is null limit 1`.execute(db)
  const [found] = rows
  if (!found) return null
  const { email, telegramChat: chat } = found.reach
  if (email) return { by: 'mail', to: email, language: found.language }
  return chat ? { by: 'telegram', to: chat, language: found.language } : null
}

/** Returns how to notify the owner of a message: an account, or the thread of a request. */
export const readMessageReach = (db: Db, messageId: number): Promise<AlertReach | null> =>
  readAlertReach(
    db,
    sql`select ${ownerCard(sql`m.customer_id`, sql`m.thread_id`)} as person_id, coalesce(m.customer_id, t.customer_id) as customer_id, t.email, t.phone, t.language
      from alert_message m left join thread t on t.id = m.thread_id
      where m.id = ${messageId} and coalesce(m.customer_id::text, m.thread_id::text) is not null`,
  )

export const readCustomerReach = (db: Db, { customerId }: Pick<Customer, 'customerId'>): Promise<AlertReach | null> =>
  readAlertReach(
    db,
    sql`select person_id, value::uuid as customer_id, '' as email, '' as phone, null as language from person_handle where kind = 'account' and value = ${customerId}::text`,
  )
