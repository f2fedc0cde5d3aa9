import { type RawBuilder, sql } from 'kysely'
import { phoneKey } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Reason } from '#server/context/reasons.ts'
import type { Tx } from '#server/db/database.ts'

type Contact = { customerId: string | null; phone: string; email: string }

/** SQL condition: a person with this account, phone or email is blocked. */
export function isBlocked({ customerId, phone, email }: Contact): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from person_handle h join person p on p.id = h.person_id
    where p.blocked_at is not null and h.value in (${customerId ?? ''}, ${phoneKey(phone)}, ${email.trim().toLowerCase()})
      and h.kind in ('account', 'phone', 'email')
  )`
}

/** Throws `conflict` with `reason` if a person with this contact is blocked. */
export async function assertNotBlocked(tx: Tx, contact: Contact, reason: Reason): Promise<void> {
  const { rows } = await sql<{ blocked: boolean }>`select ${isBlocked(contact)} as blocked`.execute(tx)
  if (rows[0]?.blocked) throw new CodedError('conflict', { reason })
}
