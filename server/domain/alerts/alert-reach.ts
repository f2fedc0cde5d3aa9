import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db } from '#server/db/database.ts'

/** How a person is notified: by email if an address is known, otherwise by Telegram after a sign-in with it. */
export type AlertReach = { by: 'mail' | 'telegram'; to: string; language: Language }

/**
 * Returns how to reach the person `p` selected by `condition`: by the email of the account, otherwise of the latest thread, otherwise by
 * Telegram. Null for a person who is blocked, erased or unreachable.
 */
export async function readAlertReach(db: Db, condition: RawBuilder<boolean>): Promise<AlertReach | null> {
  const { rows } = await sql<{ email: string; chat: string | null; language: Language }>`
    select coalesce(c.verified_email, nullif(c.email, ''), t.email, '') as email, c.telegram_id::text as chat,
      coalesce(c.language, t.language, p.language) as language
    from person p
      left join lateral (select customer.* from person_handle h join customer on customer.id::text = h.value
        where h.person_id = p.id and h.kind = 'account' order by customer.created_at desc limit 1) c on true
      left join lateral (select email, language from thread where person_id = p.id and email <> '' and status not in ('spam', 'automatic')
        order by id desc limit 1) t on true
    where ${condition} and p.blocked_at is null and p.erased_at is null limit 1`.execute(db)
  const [found] = rows
  if (found?.email) return { by: 'mail', to: found.email, language: found.language }
  return found?.chat ? { by: 'telegram', to: found.chat, language: found.language } : null
}

/** Returns how to reach a customer, as `readAlertReach` does. */
export const readCustomerReach = (db: Db, { customerId }: Customer): Promise<AlertReach | null> =>
  readAlertReach(db, sql<boolean>`p.id in (select person_id from person_handle where kind = 'account' and value = ${customerId}::text)`)
