import type { Db } from '#server/db/database.ts'

type Columns = Record<string, unknown>

/** A changed row, including personal data. `erased`: names of the columns whose values were erased. */
export type ReadChange = {
  table_name: string
  row_id: string
  subject_kind: string
  subject_id: string
  before: Columns | null
  after: Columns | null
  erased: string[]
}

/** Returns the first `limit` rows that an action changed, in order of change. */
export async function listChanges(db: Db, entryId: number, limit: number): Promise<ReadChange[]> {
  const rows = await db
    .selectFrom('audit_change')
    .leftJoin('audit_personal', 'audit_personal.change_id', 'audit_change.id')
    .selectAll('audit_change')
    .select(['audit_personal.before as personal_before', 'audit_personal.after as personal_after'])
    .where('entry_id', '=', entryId)
    .orderBy('audit_change.id')
    .limit(limit)
    .execute()
  return rows.map(({ personal_before, personal_after, before, after, table_name, row_id, subject_kind, subject_id }) => {
    const [was, becomes] = [joinPersonal(before, personal_before), joinPersonal(after, personal_after)]
    const erased = [...new Set([...was.erased, ...becomes.erased])]
    return { table_name, row_id, subject_kind, subject_id, before: was.columns, after: becomes.columns, erased }
  })
}

/** Merges a row with its personal data. `erased`: columns that are omitted, because only a digest of their value remains. */
function joinPersonal(open: Columns | null, personal: Columns | null): { columns: Columns | null; erased: string[] } {
  const columns: Columns = { ...open, ...personal }
  const erased = Object.keys(columns).filter((name) => !(personal && name in personal) && isDigest(columns[name]))
  for (const name of erased) delete columns[name]
  return { columns: open && columns, erased }
}

const isDigest = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'digest' in value &&
  Object.keys(value).length === 1 &&
  /^[0-9a-f]{64}$/.test(String(value.digest))
