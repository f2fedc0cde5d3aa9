import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { type Traces, tracePattern } from '#server/domain/people/read-traces.ts'

/** Columns of the person's orders that were not personal when older entries were written. */
const onceOpen = ['tracking_number', 'cancel_reason', 'reference', 'reason', 'inspection']

/**
 * What the audit log says of a person: personal values, those that the erasure itself has just recorded among them, and the reasons of what was done
 * with their records. Seals cover digests only. Older entries hold such words themselves: those are taken out, and their seals say by whom.
 */
export async function eraseFromAudit(tx: Tx, traces: Traces, entry: string): Promise<void> {
  const pattern = tracePattern(traces)
  const isTheirs = (of: 'c' | 'e') => isAboutPerson(traces, of)
  await sql`
    delete from audit_personal a using audit_change c
    where c.id = a.change_id
      and (c.entry_id = ${entry}::bigint or ${isTheirs('c')} or a.before::text ~* ${pattern} or a.after::text ~* ${pattern})`.execute(tx)
  const isOfTheirs = sql`(${isTheirs('e')} or exists (select from audit_change c where c.entry_id = e.id and ${isTheirs('c')}))`
  await sql`
    delete from audit_reason r using audit_entry e
    where e.id = r.entry_id and (r.reason ~* ${pattern} or ${isOfTheirs})`.execute(tx)
  await sql`
    with reasons as (
      update audit_entry e set reason = null where e.reason is not null and (e.reason ~* ${pattern} or ${isOfTheirs}) returning e.id
    ), changes as (
      update audit_change c set before = redact_columns(c.before, ${onceOpen}, ${pattern}), after = redact_columns(c.after, ${onceOpen}, ${pattern})
      where c.before::text ~* ${pattern} or c.after::text ~* ${pattern}
        or c.subject_kind = 'order' and c.subject_id = any(${traces.orders}) and exists (
          select from jsonb_each(coalesce(c.before, '{}') || coalesce(c.after, '{}')) v
          where v.key = any(${onceOpen}) and jsonb_typeof(v.value) = 'string')
      returning c.entry_id as id
    )
    update audit_seal set redacted_by = ${entry}::bigint
    where redacted_by is null and entry_id in (select id from reasons union select id from changes)`.execute(tx)
}

function isAboutPerson({ ids, threads, orders, buybacks }: Traces, of: 'c' | 'e'): RawBuilder<boolean> {
  const [kind, id] = [sql.ref(`${of}.subject_kind`), sql.ref(`${of}.subject_id`)]
  return sql`(${kind} = 'person' and ${id} = any(${ids.map(String)})
    or ${kind} = 'thread' and ${id} = any(${threads.map(String)})
    or ${kind} = 'buyback' and ${id} = any(${buybacks.map(String)})
    or ${kind} = 'order' and ${id} = any(${orders}))`
}
