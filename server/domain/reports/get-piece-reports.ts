import type { Db } from '#server/db/database.ts'
import type { PhotoRow } from '#server/domain/catalog/piece-rows.ts'
import { type CertificateRow, listCertificates } from '#server/domain/certificates/certificate-rows.ts'
import { listServices, listTiming, type ServiceRow, type TimingRow } from '#server/domain/reports/bench-rows.ts'
import { movePinsWithCrops } from '#server/domain/reports/move-pins.ts'
import { listReports, type ReportRow } from '#server/domain/reports/report-rows.ts'
import { getReportedPiece, type ReportedPiece } from '#server/domain/reports/report-subject.ts'

export type PieceReportRows = {
  piece: ReportedPiece
  photos: PhotoRow[]
  reports: ReportRow[]
  timing: TimingRow[]
  services: ServiceRow[]
  certificates: CertificateRow[]
}

/** Returns the reports, timing measurements, service history and certificates of a piece, and the photographs that can have pins. */
export async function getPieceReports(db: Db, pieceId: number): Promise<PieceReportRows> {
  const [piece, photos, reports, timing, services, certificates, cut] = await Promise.all([
    getReportedPiece(db, pieceId),
    listPhotos(db, pieceId),
    listReports(db, pieceId),
    listTiming(db, pieceId),
    listServices(db, pieceId),
    listCertificates(db, pieceId),
    db.selectFrom('photo').select(['hash', 'crop', 'width', 'height', 'cuts']).where('piece_id', '=', pieceId).execute(),
  ])
  const followed = reports.map((report) => ({ ...report, zones: movePinsWithCrops(report.zones, cut) }))
  return { piece, photos, reports: followed, timing, services, certificates }
}

async function listPhotos(db: Db, pieceId: number): Promise<PhotoRow[]> {
  const rows = await db
    .selectFrom('photo')
    .select(['hash', 'width', 'height', 'widths', 'placeholder', 'is_demo', 'alt_ru', 'alt_en'])
    .where('piece_id', '=', pieceId)
    .where('is_wide', '=', false)
    .orderBy('position')
    .execute()
  return rows.map(({ is_demo: isDemo, alt_ru: ru, alt_en: en, ...photo }) => ({ ...photo, isDemo, alt: { ru, en } }))
}
