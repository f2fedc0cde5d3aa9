import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { signRedactedAtEnd } from '#server/db/transaction.ts'
import { says, tracePatterns } from '#server/domain/people/trace-patterns.ts'
import type { Records, Traces } from '#server/domain/people/traces.ts'

type Erased = { id: number }

/**
 * Columns with text by the staff. Earlier versions of the shop did not treat their values as personal data, so older audit entries contain
 * these values in the sealed data.
 */
const onceOpen = ['tracking_number', 'cancel_reason', 'reference', 'reason', 'inspection']

/**
 * Erases a person's values from the audit log, including values recorded by the erasure itself. Also erases the reasons of actions on the
 * person's records. Does not change entries about other people with the same contact.
 *
 * In newer entries, the seal covers only digests of these values, so it stays valid. In older entries, the sealed data contain the values.
 * These values are removed, and the seal then names the erasure. The remaining content of each changed entry is signed again.
 */
export async function eraseFromAudit(tx: Tx, traces: Traces, entry: string): Promise<void> {
  const { sure, full } = tracePatterns(traces)
  const names = (text: RawBuilder<unknown>, of: 'c' | 'e') =>
    sql`(not ${isAbout(traces.others, of)} and (${says(text, sure)} or ${isOfTheirThings(traces, of)} and ${says(text, full)}))`
  const before = sql`coalesce(a.before::text, '') || coalesce(a.after::text, '')`
  const sealed = sql`coalesce(c.before::text, '') || coalesce(c.after::text, '')`
  const personal = await sql<Erased>`
    delete from audit_personal a using audit_change c
    where c.id = a.change_id and (c.entry_id = ${entry}::bigint or ${isAbout(traces, 'c')} or ${names(sql`(${before})`, 'c')}
      or c.table_name = 'piece_hold' and c.row_id = any(${traces.holds}))
    returning c.entry_id as id`.execute(tx)
  const isOfTheirs = sql`(${isAbout(traces, 'e')} or exists (select from audit_change c where c.entry_id = e.id and ${isAbout(traces, 'c')}))`
  const reasons = await sql<Erased>`
    delete from audit_reason r using audit_entry e
    where e.id = r.entry_id and (${names(sql`r.reason`, 'e')} or ${isOfTheirs})
    returning e.id`.execute(tx)
  const older = await sql<Erased>`
    with reasons as (
      update audit_entry e set reason = null where e.reason is not null and (${names(sql`e.reason`, 'e')} or ${isOfTheirs}) returning e.id
    ), changes as (
      update audit_change c set before = redact_columns(c.before, ${onceOpen}, ${full.exact}), after = redact_columns(c.after, ${onceOpen}, ${full.exact})
      where ${names(sql`(${sealed})`, 'c')}
        or c.subject_kind = 'order' and c.subject_id = any(${traces.orders}) and exists (
          select from jsonb_each(coalesce(c.before, '{}') || coalesce(c.after, '{}')) v
          where v.key = any(${onceOpen}) and jsonb_typeof(v.value) = 'string')
      returning c.entry_id as id
    ), named as (
      update audit_seal set redacted_by = ${entry}::bigint
      where redacted_by is null and entry_id in (select id from reasons union select id from changes)
    )
    select id from reasons union select id from changes`.execute(tx)
  const entryIds = [personal, reasons, older].flatMap(({ rows }) => rows.map(({ id }) => Number(id)))
  signRedactedAtEnd({ by: Number(entry), entryIds })
}

function isAbout({ ids, threads, orders, buybacks }: Records, of: 'c' | 'e'): RawBuilder<boolean> {
  const { kind, id } = subjectOf(of)
  return sql`(${kind} = 'person' and ${id} = any(${ids.map(String)})
    or ${kind} = 'thread' and ${id} = any(${threads.map(String)})
    or ${kind} = 'buyback' and ${id} = any(${buybacks.map(String)})
    or ${kind} = 'order' and ${id} = any(${orders}))`
}

function isOfTheirThings({ pieces, promos }: Traces, of: 'c' | 'e'): RawBuilder<boolean> {
  const { kind, id } = subjectOf(of)
  return sql`(${kind} = 'piece' and ${id} = any(${pieces.map(String)}) or ${kind} = 'promo' and ${id} = any(${promos.map(String)}))`
}

const subjectOf = (of: 'c' | 'e') => ({ kind: sql.ref(`${of}.subject_kind`), id: sql.ref(`${of}.subject_id`) })
