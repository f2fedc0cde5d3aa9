import { sql } from 'kysely'
import type { ServiceKind } from '#contract/rules/staff/service-kinds.ts'
import type { StoredPin, StoredReading, StoredZone } from '#server/db/tables/reports.ts'
import type { AlbumPhoto } from '#server/domain/albums/read-albums.ts'
import type { CutPhoto } from '#server/domain/reports/move-pins.ts'

export type { StoredPin }

/**
 * The report, timing measurement, service history, certificate and live photographs of a piece that buyers may see. Dates and times are
 * strings.
 */
export type ShownReports = {
  report: { signedAt: string; summaryRu: string; summaryEn: string; zones: StoredZone[] } | null
  timing: { measuredAt: string; workshopId: number | null; liftAngle: number | null; readings: StoredReading[] } | null
  services: ShownService[] | null
  certificate: { number: string; issuedAt: string } | null
  live: { takenAt: string; photos: AlbumPhoto[] }[] | null
  /** Photographs with earlier crops. Pins may have been placed on these crops. */
  cutPhotos: CutPhoto[] | null
}

type ShownService = {
  doneOn: string
  kind: ServiceKind
  workshopId: number | null
  workshopName: string
  textRu: string
  textEn: string
  guaranteeUntil: string | null
}

const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** SQL: the shown report, timing measurement, services and albums of live photographs of a `piece`, and its valid certificate, as JSON. */
export const shownReports = sql<ShownReports>`
  json_build_object(
    'report', (select json_build_object('signedAt', ${iso('signed_at')}, 'summaryRu', summary_ru, 'summaryEn', summary_en, 'zones', zones)
      from condition_report where piece_id = piece.id and is_shown),
    'timing', (select json_build_object('measuredAt', ${iso('measured_at')}, 'workshopId', timing_run.workshop_id, 'liftAngle', lift_angle, 'readings', readings)
      from timing_run where piece_id = piece.id and is_shown order by measured_at desc, timing_run.id limit 1),
    'services', (select json_agg(json_build_object('doneOn', done_on::text, 'kind', service_entry.kind, 'workshopId', service_entry.workshop_id, 'workshopName', workshop_name,
        'textRu', text_ru, 'textEn', text_en, 'guaranteeUntil', guarantee_until::text) order by done_on desc, service_entry.id)
      from service_entry where piece_id = piece.id and is_shown),
    'certificate', (select json_build_object('number', number, 'issuedAt', ${iso('issued_at')})
      from certificate where piece_id = piece.id and revoked_at is null),
    'live', (select json_agg(json_build_object('takenAt', ${iso('created_at')}, 'photos', (
        select json_agg(json_build_object('hash', hash, 'width', width, 'height', height, 'widths', widths, 'placeholder', placeholder) order by position)
        from live_photo where album_id = live_album.id)) order by created_at desc, id desc)
      from live_album where piece_id = piece.id and is_shown),
    'cutPhotos', (select json_agg(json_build_object('hash', hash, 'crop', crop, 'width', width, 'height', height, 'cuts', cuts))
      from photo where piece_id = piece.id and cuts <> '[]'))`.as('reports')
