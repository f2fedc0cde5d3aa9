import type { Db } from '#server/db/database.ts'

/** A visit with what its enquiry says. */
export type ListedVisit = Awaited<ReturnType<typeof listVisits>>[number]

const visitsMax = 500

/** The visits from one time until another, in their order, cancelled ones as well. */
export function listVisits(db: Db, { from, until }: { from: Date; until: Date }) {
  return db
    .selectFrom('visit')
    .innerJoin('enquiry', 'enquiry.id', 'visit.enquiry_id')
    .select(['visit.id', 'visit.office', 'visit.starts_at', 'visit.cancelled_at', 'enquiry.fields', 'enquiry.created_at'])
    .where('visit.starts_at', '>=', from)
    .where('visit.starts_at', '<', until)
    .orderBy('visit.starts_at')
    .orderBy('visit.id')
    .limit(visitsMax)
    .execute()
}
