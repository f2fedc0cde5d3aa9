import type { PieceEnquiry } from '#contract/staff/piece-enquiries.ts'
import type { Db } from '#server/db/database.ts'

const shownMax = 20

/** Lists the latest enquiries about a piece, with the contact of each. */
export async function listPieceEnquiries(db: Db, pieceId: number): Promise<PieceEnquiry[]> {
  const enquiries = await db
    .selectFrom('enquiry')
    .select(['id', 'kind', 'created_at', 'fields', 'starts_at'])
    .where('piece_id', '=', pieceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMax)
    .execute()
  return enquiries.map(({ id, kind, created_at, fields, starts_at }) => ({
    id,
    kind,
    created_at: created_at.toISOString(),
    name: String(fields['name'] ?? ''),
    phone: String(fields['phone'] ?? ''),
    email: fields['email'] ? String(fields['email']) : null,
    message: String(fields['message'] ?? fields['comment'] ?? ''),
    starts_at: starts_at?.toISOString() ?? null,
  }))
}
