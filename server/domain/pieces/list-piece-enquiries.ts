import type { PieceEnquiry } from '#contract/staff/piece-enquiries.ts'
import type { Db } from '#server/db/database.ts'

const shownMax = 20

/**
 * Lists the latest enquiries about a piece, with their contacts. For an enquiry about a visit, returns the current time and office of the
 * visit, which may differ from those in the form.
 */
export async function listPieceEnquiries(db: Db, pieceId: number): Promise<PieceEnquiry[]> {
  const enquiries = await db
    .selectFrom('enquiry')
    .leftJoin('visit', 'visit.enquiry_id', 'enquiry.id')
    .select(['enquiry.id', 'enquiry.kind', 'enquiry.created_at', 'enquiry.fields', 'visit.office', 'visit.starts_at', 'visit.cancelled_at'])
    .where('enquiry.piece_id', '=', pieceId)
    .orderBy('enquiry.created_at', 'desc')
    .orderBy('enquiry.id', 'desc')
    .limit(shownMax)
    .execute()
  return enquiries.map(({ id, kind, created_at, fields, office, starts_at: startsAt, cancelled_at: cancelledAt }) => ({
    id,
    kind,
    created_at: created_at.toISOString(),
    name: String(fields['name'] ?? ''),
    phone: String(fields['phone'] ?? ''),
    email: fields['email'] ? String(fields['email']) : null,
    message: String(fields['message'] ?? fields['comment'] ?? ''),
    visit: office && startsAt && { starts_at: startsAt.toISOString(), office, is_cancelled: cancelledAt !== null },
  }))
}
