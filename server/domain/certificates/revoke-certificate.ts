import { readCertificateNumber } from '#contract/rules/certificate-number.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { type CertificateRow, getCertificate } from '#server/domain/certificates/certificate-rows.ts'
import { getReportedPiece, pieceSubject } from '#server/domain/reports/report-subject.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Revokes a certificate permanently. Its public page then shows the date of the revocation. Only the back office shows the reason. */
export async function revokeCertificate(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  typed: string,
  reason: string,
): Promise<{ certificate: CertificateRow; actionId: string }> {
  const { number, piece_id: pieceId } = await getCertificate(ctx.db, readCertificateNumber(typed) ?? '')
  const subject = pieceSubject(await getReportedPiece(ctx.db, pieceId))
  const { actionId } = await runAction(ctx, actor, { name: 'certificate.revoke', subject, reason }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('certificate')
      .set({ revoked_at: new Date(ctx.now()), revoked_reason: reason })
      .where('number', '=', number)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new CodedError('conflict', { reason: 'certificate-revoked' })
  })
  return { certificate: await getCertificate(ctx.db, number), actionId }
}
