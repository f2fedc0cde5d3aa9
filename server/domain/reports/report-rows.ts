import { sql } from 'kysely'
import type { Stage } from '#contract/rules/staff/zones.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredZone } from '#server/db/tables/reports.ts'

export type Person = { id: string; name: string }

export type ReportRow = {
  id: string
  piece_id: number
  stage: Stage
  summary_ru: string
  summary_en: string
  zones: StoredZone[]
  written_by: Person | null
  written_at: Date
  signed_by: Person | null
  signed_at: Date | null
  is_shown: boolean
  may_be_shown: boolean
  version: number
}

/** Lists the reports of a piece, newest first. */
export async function listReports(db: Db, pieceId: number): Promise<ReportRow[]> {
  const { rows } = await selectReports(sql`r.piece_id = ${pieceId}`).execute(db)
  return rows
}

export async function getReport(db: Db, id: string): Promise<ReportRow> {
  const { rows } = await selectReports(sql`r.id = ${id}`).execute(db)
  const [row] = rows
  if (!row) throw new CodedError('not-found')
  return row
}

const selectReports = (where: ReturnType<typeof sql>) => sql<ReportRow>`
  select r.id, r.piece_id, r.stage, r.summary_ru, r.summary_en, r.zones, r.written_at, r.signed_at, r.is_shown, r.edit_version as version,
    case when writer.id is not null then json_build_object('id', writer.id, 'name', writer.name) end as written_by,
    case when signer.id is not null then json_build_object('id', signer.id, 'name', signer.name) end as signed_by,
    r.signed_at is not null and not exists (
      select from condition_report newer where newer.piece_id = r.piece_id and newer.signed_at > r.signed_at
    ) as may_be_shown
  from condition_report r
    left join staff writer on writer.id = r.staff_id
    left join staff signer on signer.id = r.signed_by
  where ${where}
  order by r.written_at desc, r.id`
