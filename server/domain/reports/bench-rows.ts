import { sql } from 'kysely'
import type { ServiceKind } from '#contract/rules/staff/service-kinds.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredReading } from '#server/db/tables/reports.ts'
import type { Person } from '#server/domain/reports/report-rows.ts'

export type TimingRow = {
  id: string
  piece_id: number
  measured_at: Date
  workshop_id: number | null
  lift_angle: number | null
  readings: StoredReading[]
  measured_by: Person | null
  is_shown: boolean
  version: number
}

export type ServiceRow = {
  id: string
  piece_id: number
  done_on: string
  kind: ServiceKind
  workshop_id: number | null
  workshop_name: string
  text_ru: string
  text_en: string
  guarantee_until: string | null
  is_shown: boolean
  version: number
}

/** Lists the timing measurements of a piece, newest first. */
export async function listTiming(db: Db, pieceId: number): Promise<TimingRow[]> {
  return (await selectTiming(sql`t.piece_id = ${pieceId}`).execute(db)).rows
}

export async function getTiming(db: Db, id: string): Promise<TimingRow> {
  return oneOf((await selectTiming(sql`t.id = ${id}`).execute(db)).rows)
}

/** Lists the service history of a piece, newest first. */
export async function listServices(db: Db, pieceId: number): Promise<ServiceRow[]> {
  return (await selectServices(sql`piece_id = ${pieceId}`).execute(db)).rows
}

export async function getService(db: Db, id: string): Promise<ServiceRow> {
  return oneOf((await selectServices(sql`id = ${id}`).execute(db)).rows)
}

const selectTiming = (where: ReturnType<typeof sql>) => sql<TimingRow>`
  select t.id, t.piece_id, t.measured_at, t.workshop_id, t.lift_angle::float8 as lift_angle, t.readings, t.is_shown, t.edit_version as version,
    case when staff.id is not null then json_build_object('id', staff.id, 'name', staff.name) end as measured_by
  from timing_run t left join staff on staff.id = t.staff_id
  where ${where} order by t.measured_at desc, t.id`

const selectServices = (where: ReturnType<typeof sql>) => sql<ServiceRow>`
  select id, piece_id, done_on::text as done_on, kind, workshop_id, workshop_name, text_ru, text_en, guarantee_until::text as guarantee_until,
    is_shown, edit_version as version
  from service_entry where ${where} order by done_on desc, id`

function oneOf<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new CodedError('not-found')
  return row
}
