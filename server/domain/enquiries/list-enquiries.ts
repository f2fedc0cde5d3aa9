import { sql } from 'kysely'
import type { EnquiryKind } from '#contract/rules/enquiry-kinds.ts'
import type { Db } from '#server/db/database.ts'

/** Filter of enquiries by time, kind, or thread number (`id`). */
export type EnquiryFilter = { since?: Date | undefined; kind?: EnquiryKind | undefined; id?: number | undefined; limit: number }
export type ListedEnquiry = Awaited<ReturnType<typeof listEnquiries>>[number]

/**
 * Returns enquiries, newest first, each with its piece, the tokens of its photographs, the number of its unfinished announcements, and the
 * start of its visit.
 */
export function listEnquiries(db: Db, { since, kind, id, limit }: EnquiryFilter) {
  let query = db
    .selectFrom('enquiry')
    .leftJoin('piece', 'piece.id', 'enquiry.piece_id')
    .leftJoin('brand', 'brand.id', 'piece.brand_id')
    .innerJoin('thread', 'thread.enquiry_id', 'enquiry.id')
    .leftJoin('visit', 'visit.enquiry_id', 'enquiry.id')
    .selectAll('enquiry')
    .select('thread.id as number')
    .select(['piece.kind as piece_kind', 'piece.reference', 'visit.starts_at as visit_starts_at'])
    .select(sql<string>`concat_ws(' ', brand.name, piece.model_name)`.as('piece_name'))
    .select(sql<string[]>`array(select p.token from enquiry_photo p where p.enquiry_id = enquiry.id order by p.position)`.as('photos'))
    .select(
      sql<number>`(select count(*)::int from job where job.kind = 'announce-enquiry' and job.done_at is null
        and (job.payload ->> 'enquiry_id')::int = enquiry.id)`.as('pending_notices'),
    )
  if (since) query = query.where('enquiry.created_at', '>=', since)
  if (kind) query = query.where('enquiry.kind', '=', kind)
  if (id !== undefined) query = query.where('thread.id', '=', id)
  return query.orderBy('enquiry.created_at', 'desc').orderBy('enquiry.id', 'desc').limit(limit).execute()
}
