import type { ColumnType, Generated } from 'kysely'
import type { ServiceKind } from '#contract/rules/staff/service-kinds.ts'
import type { Position } from '#contract/rules/staff/timing.ts'
import type { Grade } from '#contract/rules/staff/zone-wear-grades.ts'
import type { Defect, Stage } from '#contract/rules/staff/zones.ts'
import type { CertificateFacts } from '#server/context/certificate-facts.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** A date, such as 2026-11-21. Select it as text, because the two drivers parse dates differently. */
type Day = ColumnType<never, string, string>
type NullableDay = ColumnType<never, string | null | undefined, string | null>
/** JSON, written as text, because a driver would convert an array to a PostgreSQL array. */
type JsonList<T> = ColumnType<T[], string, string>

/** A note on a photograph. `photo`: hash of the photograph. `x` and `y`: fractions of its width and height. */
export type StoredPin = { photo: string; x: number; y: number; note_ru: string; note_en: string }
export type StoredZone = { zone: string; grade: Grade; defects: Defect[]; note_ru: string; note_en: string; pins: StoredPin[] }
export type StoredReading = { position: Position; rate: number; amplitude: number | null; beat_error: number | null }

export type ReportTables = {
  condition_report: {
    id: Generated<string>
    piece_id: number
    stage: Stage
    condition_id: number | null
    summary_ru: Generated<string>
    summary_en: Generated<string>
    zones: ColumnType<StoredZone[], string | undefined, string>
    staff_id: string | null
    written_at: Timestamp
    signed_by: string | null
    signed_at: NullableTimestamp
    is_shown: Generated<boolean>
    edit_version: Generated<number>
  }
  timing_run: {
    id: Generated<string>
    piece_id: number
    measured_at: Timestamp
    workshop_id: number | null
    lift_angle: ColumnType<string | null, number | null | undefined, number | null>
    readings: JsonList<StoredReading>
    staff_id: string | null
    is_shown: Generated<boolean>
    edit_version: Generated<number>
  }
  service_entry: {
    id: Generated<string>
    piece_id: number
    done_on: Day
    kind: ServiceKind
    workshop_id: number | null
    workshop_name: Generated<string>
    text_ru: Generated<string>
    text_en: Generated<string>
    guarantee_until: NullableDay
    staff_id: string | null
    is_shown: Generated<boolean>
    edit_version: Generated<number>
  }
  certificate: {
    number: string
    piece_id: number
    report_id: string
    facts: ColumnType<CertificateFacts, string, never>
    digest: string
    issued_at: Timestamp
    staff_id: string | null
    revoked_at: NullableTimestamp
    revoked_reason: string | null
  }
}
