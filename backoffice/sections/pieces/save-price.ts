import { callStaff } from '#backoffice/client/call-staff.ts'
import { cachePiece, type StaffPiece } from '#backoffice/client/pieces.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'

export type RequestedPrice = { price_usd: string | null; price_on_request: boolean; keep_previous: boolean; reason?: string | undefined }

/** Codes of refusals that can be overridden with a reason. */
export const reasonsForReason = new Set([
  'price-below-floor-reason',
  'price-below-cost-reason',
  'price-was-never-asked',
  'price-was-never-shown',
])

export async function savePrice(piece: Pick<StaffPiece, 'id' | 'version'>, wish: RequestedPrice, sentence: string): Promise<void> {
  const { reason, ...rest } = wish
  const body = { version: piece.version, ...rest, ...(reason ? { reason } : {}) }
  const changed = await callStaff('PUT /api/staff/pieces/:id/price/', { params: { id: piece.id }, body })
  cachePiece(changed)
  showUndoToast(sentence, changed.action_id)
}
