import { positions } from '#contract/rules/staff/timing.ts'
import { type CertificateFacts, certificateDigest } from '#server/context/certificate-facts.ts'
import type { Tx } from '#server/db/database.ts'
import type { DemoPhotographs } from '#server/db/seed/demo-photographs.ts'
import { type DemoReports, demoReports, type DemoZone } from '#server/db/seed/demo-reports.ts'
import type { StoredZone } from '#server/db/tables/reports.ts'

type Piece = Awaited<ReturnType<typeof readPieces>>[number]

/** Inserts the condition reports of demo pieces, with marks (pins) on the demo's photographs that show where a defect is. */
export async function seedReports(tx: Tx, photographs: DemoPhotographs): Promise<void> {
  for (const piece of await readPieces(tx)) {
    const reports = demoReports[piece.key]
    if (!reports) continue
    const hashes = new Map((photographs.get(piece.key) ?? []).map(({ name, hash }) => [name, hash]))
    const { id: reportId } = await tx
      .insertInto('condition_report')
      .values({
        piece_id: piece.id,
        stage: 'intake',
        condition_id: piece.condition_id,
        summary_ru: reports.summary.ru,
        summary_en: reports.summary.en,
        zones: JSON.stringify(reports.zones.map((zone) => storedZone(zone, hashes))),
        written_at: reports.signedAt,
        signed_at: reports.signedAt,
        is_shown: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await seedBench(tx, piece, reports)
    await seedCertificates(tx, piece, reports, reportId)
  }
}

function readPieces(tx: Tx) {
  return tx
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .innerJoin('condition', 'condition.id', 'piece.condition_id')
    .leftJoin('workshop', 'workshop.id', 'piece.workshop_id')
    .select(['piece.id', 'piece.key', 'piece.kind', 'piece.model_name', 'piece.reference', 'piece.production_year', 'piece.full_set'])
    .select(['piece.condition_id', 'piece.workshop_id', 'brand.name as brand'])
    .select(['condition.name_ru as condition_ru', 'condition.name_en as condition_en'])
    .select(['workshop.name_ru as workshop_ru', 'workshop.name_en as workshop_en'])
    .where('piece.key', 'in', Object.keys(demoReports))
    .orderBy('piece.id')
    .execute()
}

function storedZone({ zone, grade, defects = [], note, pins = [] }: DemoZone, hashes: ReadonlyMap<string, string>): StoredZone {
  return {
    zone,
    grade,
    defects,
    note_ru: note?.ru ?? '',
    note_en: note?.en ?? '',
    pins: pins.flatMap(({ photo, x, y, note: { ru, en } }) => {
      const hash = hashes.get(photo)
      return hash ? { photo: hash, x, y, note_ru: ru, note_en: en } : []
    }),
  }
}

async function seedBench(tx: Tx, piece: Piece, { timing, services = [] }: DemoReports): Promise<void> {
  if (timing) {
    const readings = timing.readings.map(([rate, amplitude, beatError], at) => ({
      position: positions[at],
      rate,
      amplitude,
      beat_error: beatError,
    }))
    await tx
      .insertInto('timing_run')
      .values({
        piece_id: piece.id,
        measured_at: timing.measuredAt,
        workshop_id: piece.workshop_id,
        lift_angle: timing.liftAngle,
        readings: JSON.stringify(readings),
        is_shown: true,
      })
      .execute()
  }
  for (const { doneOn, kind, text, guaranteeUntil, workshopName } of services)
    await tx
      .insertInto('service_entry')
      .values({
        piece_id: piece.id,
        done_on: doneOn,
        kind,
        workshop_id: workshopName ? null : piece.workshop_id,
        workshop_name: workshopName ?? '',
        text_ru: text.ru,
        text_en: text.en,
        guarantee_until: guaranteeUntil ?? null,
      })
      .execute()
}

async function seedCertificates(tx: Tx, piece: Piece, { signedAt, serialEnd, certificates }: DemoReports, reportId: string): Promise<void> {
  const facts: CertificateFacts = {
    kind: piece.kind,
    brand: piece.brand,
    model: piece.model_name,
    reference: piece.reference,
    year: piece.production_year,
    serial_end: serialEnd,
    condition_ru: piece.condition_ru,
    condition_en: piece.condition_en,
    full_set: piece.full_set,
    report_signed_at: signedAt,
    workshop_ru: piece.workshop_ru,
    workshop_en: piece.workshop_en,
  }
  for (const { number, issuedAt, revoked } of certificates)
    await tx
      .insertInto('certificate')
      .values({
        number,
        piece_id: piece.id,
        report_id: reportId,
        facts: JSON.stringify(facts),
        digest: certificateDigest(number, facts),
        issued_at: issuedAt,
        revoked_at: revoked?.at ?? null,
        revoked_reason: revoked?.reason ?? null,
      })
      .execute()
}
