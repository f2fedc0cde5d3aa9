import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { type Traces, tracePattern } from '#server/domain/people/read-traces.ts'

/** Columns where the staff types freely about anybody, in records that are not the person's own. */
const freeTexts = {
  certificate: ['revoked_reason'],
  import_run: ['file_name'],
  live_album: ['note'],
  order_event: ['reason'],
  order_note: ['body'],
  order_payment: ['reference'],
  order_return: ['reason', 'inspection'],
  person_note: ['body'],
  photo_upload: ['file_name'],
  piece_expense: ['note'],
  piece_note: ['body'],
  piece_paper: ['name'],
  promo: ['note'],
  register_check: ['reference'],
  shop_order: ['cancel_reason'],
  staff_view: ['name', 'query'],
  stock_take: ['note'],
  thread_note: ['body'],
  visit_closure: ['reason'],
} as const

/** The person's phones, emails and full names in what the staff wrote elsewhere: a dash stands in their place. */
export async function eraseFreeTexts(tx: Tx, traces: Traces): Promise<void> {
  const pattern = tracePattern(traces)
  for (const [table, columns] of Object.entries(freeTexts))
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${pattern}, '—', 'gi')
        where ${sql.ref(column)} ~* ${pattern}`.execute(tx)
  await sql`update import_run set rows = regexp_replace(rows::text, ${pattern}, '—', 'gi')::jsonb where rows::text ~* ${pattern}`.execute(
    tx,
  )
}
