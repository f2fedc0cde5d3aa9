import { encode } from 'uqr'
import type { StaffCertificate, StaffPieceReports, StaffReport, StaffService, StaffTiming } from '#contract/staff/reports.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { CertificateRow } from '#server/domain/certificates/certificate-rows.ts'
import type { ServiceRow, TimingRow } from '#server/domain/reports/bench-rows.ts'
import type { PieceReportRows } from '#server/domain/reports/get-piece-reports.ts'
import type { ReportRow } from '#server/domain/reports/report-rows.ts'
import { presentPhoto, type PresentContext } from '#server/http/present/photo.ts'

/** `origin` is the origin of the storefront, for links to certificates. */
export type ReportsContext = PresentContext & { lists: ReferenceLists; origin: string }

export function presentPieceReports(rows: PieceReportRows, context: ReportsContext): StaffPieceReports {
  const { piece, photos, reports, timing, services, certificates } = rows
  return {
    piece: {
      id: piece.id,
      kind: piece.kind,
      name: piece.name,
      photos: photos.map((photo, at) => ({ ...presentPhoto(photo, context, { isPrimary: at === 0 }), hash: photo.hash })),
    },
    workshops: context.lists.workshops.map(({ id, name }) => ({ id, name: name[context.language] })),
    reports: reports.map(presentStaffReport),
    timing: timing.map(presentStaffTiming),
    services: services.map(presentStaffService),
    certificates: certificates.map((certificate) => presentStaffCertificate(certificate, context.origin)),
  }
}

export function presentStaffReport({ piece_id: _piece, written_at, signed_at, ...report }: ReportRow): StaffReport {
  return { ...report, written_at: written_at.toISOString(), signed_at: signed_at?.toISOString() ?? null }
}

export function presentStaffTiming({ piece_id: _piece, measured_at, ...timing }: TimingRow): StaffTiming {
  return { ...timing, measured_at: measured_at.toISOString() }
}

export function presentStaffService({ piece_id: _piece, ...service }: ServiceRow): StaffService {
  return service
}

export function presentStaffCertificate(row: CertificateRow, origin: string): StaffCertificate {
  const { facts, number } = row
  const url = `${origin}/certificate/${number}`
  const { data, size } = encode(url, { ecc: 'M', border: 2 })
  const path = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const { kind: _kind, ...rest } = facts
  return {
    ...rest,
    number,
    url,
    qr_path: path,
    qr_size: size,
    digest: row.digest,
    issued_at: row.issued_at.toISOString(),
    issued_by: row.issued_by,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    revoked_reason: row.revoked_reason,
  }
}
