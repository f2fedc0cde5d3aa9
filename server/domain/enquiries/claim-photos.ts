import { sql } from 'kysely'
import type { EnquiryKind } from '#contract/enquiry.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'

type Sent = { id: number; calendarToken: string | null; startsAt: Date | null }

/** A photograph belongs to one enquiry. Those that are unknown, forgotten or another's are asked for again, by their tokens. */
export async function claimPhotos(tx: Tx, enquiryId: number, tokens: readonly string[]): Promise<void> {
  const gone: string[] = []
  for (const [position, token] of tokens.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable('enquiry_photo')
      .set({ enquiry_id: enquiryId, position })
      .where('token', '=', token)
      .where('enquiry_id', 'is', null)
      .executeTakeFirst()
    if (!numUpdatedRows) gone.push(token)
  }
  if (gone.length) throw new CodedError('invalid', { reason: 'photo-gone', fields: { photos: 'photo-gone' }, body: { gone_photos: gone } })
}

/**
 * The enquiry that took these very photographs and says the same, or undefined: its answer was lost, and the form is sent again. Nobody
 * else knows the tokens.
 */
export async function findSent(db: Db, kind: EnquiryKind, fields: string, tokens: readonly string[]): Promise<Sent | undefined> {
  const { rows } = await sql<Sent>`
    select id, calendar_token as "calendarToken", starts_at as "startsAt" from enquiry
    where id = (select enquiry_id from enquiry_photo where token = ${tokens[0] ?? ''})
      and kind = ${kind} and fields = ${fields}::jsonb
      and array(select token from enquiry_photo p where p.enquiry_id = enquiry.id order by position) = ${[...tokens]}::text[]`.execute(db)
  return rows[0]
}
