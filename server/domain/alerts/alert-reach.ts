import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db } from '#server/db/database.ts'
import { personReach, type Reach } from '#server/domain/people/reach.ts'

/** How a person is notified: by email if an address is known, otherwise by Telegram after a sign-in with it. */
export type AlertReach = { by: 'mail' | 'telegram'; to: string; language: Language }

/**
 * Returns how to reach the person `p` selected by `condition`, by email rather than by Telegram. Null for a person who is blocked, erased or
 * unreachable.
 */
export async function readAlertReach(db: Db, condition: RawBuilder<boolean>): Promise<AlertReach | null> {
  const { rows } = await sql<{ reach: Reach; language: Language }>`
    select ${personReach} as reach, coalesce(
      (select a.language from person_handle h join customer a on a.id = h.value::uuid where h.person_id = p.id and h.kind = 'account'
        order by a.created_at desc limit 1),
      (select language from thread where person_id = p.id and email <> '' and status not in ('spam', 'automatic') order by id desc limit 1),
      p.language) as language
    from person p where ${condition} and p.blocked_at is null and p.erased_at is null limit 1`.execute(db)
  const [found] = rows
  if (!found) return null
  const { email, telegramChat: chat } = found.reach
  if (email) return { by: 'mail', to: email, language: found.language }
  return chat ? { by: 'telegram', to: chat, language: found.language } : null
}

/** Returns how to reach a customer, as `readAlertReach` does. */
export const readCustomerReach = (db: Db, { customerId }: Customer): Promise<AlertReach | null> =>
  readAlertReach(db, sql<boolean>`p.id in (select person_id from person_handle where kind = 'account' and value = ${customerId}::text)`)
