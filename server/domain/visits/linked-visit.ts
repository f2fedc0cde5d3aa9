import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { threadReach } from '#server/domain/people/reach.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { type ListedVisit, visitPieces } from '#server/domain/visits/list-visits.ts'
import { readVisitToken } from '#server/domain/visits/visit-links.ts'

/** A visit with the data for its emails and its page. */
export type LinkedVisit = Omit<ListedVisit, 'telegram'> & {
  calendar_token: string
  sequence: number
  /** The staff's own text for the notice of a confirmation or a move. */
  notice_text: string | null
}

/** Finds a visit by id; undefined if it does not exist. */
export async function findVisit(db: Db, id: number): Promise<LinkedVisit | undefined> {
  const { rows } = await sql<LinkedVisit>`
    select v.id, v.office, v.starts_at, v.cancelled_at, v.confirmed_at, v.edit_version as version, v.sequence, v.notice_text, t.id as thread_id, e.fields,
      e.language, e.calendar_token, ${threadReach} as reach, ${visitPieces} as pieces
    from visit v join enquiry e on e.id = v.enquiry_id left join thread t on t.enquiry_id = e.id
    where v.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the visit of a link. Throws `not-found`. */
export async function getLinkedVisit({ db, digest }: Pick<ShopContext, 'db' | 'digest'>, token: string): Promise<LinkedVisit> {
  const visit = await findVisit(db, readVisitToken(digest, token))
  if (!visit) throw new CodedError('not-found')
  return visit
}
