import type { Language } from '#contract/language.ts'
import { type AuditExportColumn, auditExportColumns } from '#contract/rules/staff/audit-export.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import type { Db } from '#server/db/database.ts'
import { type EntryFilter, type ListedEntry, listEntries } from '#server/domain/audit/list-entries.ts'

/** Entries per query. Small queries let other queries run in between. */
const entriesAtOnce = 1000

/**
 * Returns the newest matching entries with their seals, as rows of a table. The first row has column titles in `language`. `hasMore`:
 * whether older matching entries are left out.
 */
export async function exportEntries(db: Db, filter: EntryFilter, language: Language): Promise<{ rows: string[][]; hasMore: boolean }> {
  const columns = Object.keys(auditExportColumns) as AuditExportColumn[]
  const rows: string[][] = []
  let hasMore = true
  for (let before = filter.before; hasMore && rows.length < staffLimits.auditExportMax;) {
    const { entries, ...found } = await listEntries(db, { ...filter, before }, entriesAtOnce)
    const seals = await readSeals(db, entries)
    for (const entry of entries) {
      const cells = cellsOf(entry, seals.get(entry.id) ?? '')
      rows.push(columns.map((column) => cells[column]))
    }
    hasMore = found.hasMore
    before = String(entries.at(-1)?.id)
  }
  return { rows: [columns.map((column) => auditExportColumns[column][language]), ...rows], hasMore }
}

async function readSeals(db: Db, entries: readonly ListedEntry[]): Promise<Map<number, string>> {
  if (!entries.length) return new Map()
  const ids = entries.map(({ id }) => id)
  const seals = await db.selectFrom('audit_seal').select(['entry_id', 'hash']).where('entry_id', 'in', ids).execute()
  return new Map(seals.map(({ entry_id: id, hash }) => [id, Buffer.from(hash).toString('hex')]))
}

function cellsOf(entry: ListedEntry, seal: string): Record<AuditExportColumn, string> {
  return {
    entry: String(entry.id),
    at: entry.at.toISOString(),
    actor: entry.actor,
    person: entry.staff_name ?? '',
    account: entry.account ?? '',
    session: entry.session_id ?? '',
    action: entry.action,
    subject: `${entry.subject_kind} ${entry.subject_id}`,
    label: entry.subject_label,
    reason: entry.reason ?? '',
    undoes: entry.undoes === null ? '' : String(entry.undoes),
    rows: String(entry.change_count ?? 0),
    seal,
  }
}
