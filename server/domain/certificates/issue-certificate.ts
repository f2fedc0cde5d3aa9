import { randomInt } from 'node:crypto'
import { generateCertificateNumber } from '#contract/rules/certificate-number.ts'
import { type CertificateFacts, certificateDigest, serialEndOf } from '#server/context/certificate-facts.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { type CertificateRow, getCertificate } from '#server/domain/certificates/certificate-rows.ts'
import { getReportedPiece, pieceSubject } from '#server/domain/reports/report-subject.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Context = Pick<ShopContext, 'db' | 'now'>
type Written = { certificate: CertificateRow; actionId: string }

/** Issues the certificate of a piece, based on the newest signed report. A piece has at most one valid certificate. */
export async function issueCertificate(ctx: Context, actor: StaffActor, pieceId: number): Promise<Written> {
  const piece = await getReportedPiece(ctx.db, pieceId)
  const { result: number, actionId } = await runAction(
    ctx,
    actor,
    { name: 'certificate.issue', subject: pieceSubject(piece) },
    async (tx) => {
      await tx.selectFrom('piece').select('id').where('id', '=', pieceId).forNoKeyUpdate().execute()
      const valid = await tx
        .selectFrom('certificate')
        .select('number')
        .where('piece_id', '=', pieceId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (valid) throw new CodedError('conflict', { reason: 'certificate-valid-known', values: { number: valid.number } })
      const report = await findNewestSignedReport(tx, pieceId)
      const facts = await readFacts(tx, pieceId, report.signed_at)
      const issued = generateCertificateNumber((below) => randomInt(below))
      await tx
        .insertInto('certificate')
        .values({
          number: issued,
          piece_id: pieceId,
          report_id: report.id,
          facts: JSON.stringify(facts),
          digest: certificateDigest(issued, facts),
          issued_at: new Date(ctx.now()),
          staff_id: actor.staffId,
        })
        .execute()
      return issued
    },
  )
  return { certificate: await getCertificate(ctx.db, number), actionId }
}

async function findNewestSignedReport(tx: Tx, pieceId: number): Promise<{ id: string; signed_at: Date }> {
  const report = await tx
    .selectFrom('condition_report')
    .select(['id', 'signed_at'])
    .where('piece_id', '=', pieceId)
    .where('signed_at', 'is not', null)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!report?.signed_at) throw new CodedError('conflict', { reason: 'certificate-needs-report' })
  return { id: report.id, signed_at: report.signed_at }
}

async function readFacts(tx: Tx, pieceId: number, signedAt: Date): Promise<CertificateFacts> {
  const piece = await tx
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .leftJoin('piece_private as private', 'private.piece_id', 'piece.id')
    .leftJoin('condition', 'condition.id', 'piece.condition_id')
    .leftJoin('workshop', 'workshop.id', 'piece.workshop_id')
    .select([
      'piece.kind',
      'piece.model_name',
      'piece.reference',
      'piece.production_year',
      'piece.full_set',
      'brand.name',
      'private.serial',
    ])
    .select(['condition.name_ru as condition_ru', 'condition.name_en as condition_en'])
    .select(['workshop.name_ru as workshop_ru', 'workshop.name_en as workshop_en'])
    .where('piece.id', '=', pieceId)
    .executeTakeFirstOrThrow()
  if (!piece.condition_ru || !piece.condition_en) throw new CodedError('conflict', { reason: 'certificate-needs-condition' })
  return {
    kind: piece.kind,
    brand: piece.name,
    model: piece.model_name,
    reference: piece.reference,
    year: piece.production_year,
    serial_end: serialEndOf(piece.serial),
    condition_ru: piece.condition_ru,
    condition_en: piece.condition_en,
    full_set: piece.full_set,
    report_signed_at: signedAt.toISOString(),
    workshop_ru: piece.workshop_ru,
    workshop_en: piece.workshop_en,
  }
}
