import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { says, tracePatterns } from '#server/domain/people/trace-patterns.ts'
import type { Traces } from '#server/domain/people/traces.ts'

type Columns = Record<string, readonly string[]>

/**
 * Columns with free text by the staff, which may be about anybody. Such a text identifies the person only by a contact, or by a name that
 * nobody else has.
 */
const ofAnything = {
  buyback_step: ['note'],
  import_run: ['file_name'],
  live_album: ['note'],
  order_event: ['reason'],
  order_note: ['body'],
  order_payment: ['reference'],
  order_return: ['reason', 'inspection'],
  person_note: ['body'],
  photo_upload: ['file_name'],
  shop_order: ['cancel_reason'],
  staff_view: ['name', 'query'],
  stock_take: ['note'],
  thread_note: ['body'],
  visit: ['notice_text'],
  visit_closure: ['reason'],
} as const satisfies Columns

/**
 * Columns with free text by the staff about one piece. If the piece is linked to the person (`Traces.pieces`), a full name is enough to
 * identify the person.
 */
const ofPieces = {
  certificate: ['revoked_reason'],
  piece_expense: ['note'],
  piece_move: ['courier', 'tracking'],
  piece_note: ['body'],
  piece_paper: ['name'],
  register_check: ['reference'],
  service_entry: ['workshop_name', 'text_ru', 'text_en'],
} as const satisfies Columns

/** Replaces a person's phones, emails and full names in texts by the staff with a dash. */
export async function eraseFreeTexts(tx: Tx, traces: Traces): Promise<void> {
  const { sure, full, supplier } = tracePatterns(traces)
  const erase = async (columns: Columns, isOfTheirs: ReturnType<typeof sql<boolean>>) => {
    for (const [table, names] of Object.entries(columns))
      for (const name of names) {
        const column = sql.ref(name)
        await sql`update ${sql.table(table)} set ${column} = regexp_replace(${column}, ${full.exact}, '—', 'gi')
          where ${says(column, sure)} or (${isOfTheirs} and ${says(column, full)})`.execute(tx)
      }
  }
  await erase(ofAnything, sql<boolean>`false`)
  // erases the copy of the note in the signed list of a closed stock-take; the stored digest still covers the list as it was signed
  await sql`update stock_take set signed = jsonb_set(signed, '{note}', to_jsonb(note)) where signed ->> 'note' <> note`.execute(tx)
  await erase(ofPieces, sql<boolean>`piece_id = any(${traces.pieces})`)
  await erase({ promo: ['note'] }, sql<boolean>`id = any(${traces.promos})`)
  await sql`update import_run set supplier = regexp_replace(supplier, ${full.exact}, '—', 'gi') where ${says(sql`supplier`, supplier)}`.execute(
    tx,
  )
  await sql`delete from import_supplier where ${says(sql`name`, supplier)}`.execute(tx)
  for (const [table, column] of [
    ['import_run', 'rows'],
    ['import_run', 'meanings'],
    ['import_supplier', 'meanings'],
  ] as const) {
    const text = sql`${sql.ref(column)}::text`
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = regexp_replace(${text}, ${sure.exact}, '—', 'gi')::jsonb
      where ${says(text, sure)}`.execute(tx)
  }
}
