import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { findFreeSeat } from '#server/domain/visits/find-free-seat.ts'

type NewVisit = {
  id?: number
  enquiryId: number
  office: OfficeKey
  startsAt: Date
  pieceIds?: readonly number[]
  /** Set only for a visit that the staff record. Such a visit is confirmed as soon as it is booked. */
  confirmedAt?: Date | null
}

/**
 * Books a time at an office for an enquiry, with the pieces to be shown. Serializes concurrent bookings of the same time. Throws `invalid`
 * if the time is taken. Returns the id of the visit.
 */
export async function bookVisit(tx: Tx, visit: NewVisit): Promise<number> {
  const { enquiryId, office, startsAt, pieceIds = [], confirmedAt = null } = visit
  const seat = await findFreeSeat(tx, { office, startsAt })
  const id = visit.id ?? (await nextVisitId(tx))
  await tx.insertInto('visit').values({ id, enquiry_id: enquiryId, office, starts_at: startsAt, seat, confirmed_at: confirmedAt }).execute()
  const pieces = [...new Set(pieceIds)].map((piece_id) => ({ visit_id: id, piece_id }))
  if (pieces.length) await tx.insertInto('visit_piece').values(pieces).execute()
  return id
}

/** Reserves the id of a visit, so that the audit log can name it before the visit is inserted. */
export async function nextVisitId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('visit', 'id'))::int as id`.execute(db)
  return rows[0]?.id ?? 0
}

const taken = 'visit-time-taken'

/** Whether an error means that the time of a visit is taken. */
export const isTimeTaken = (error: unknown): boolean => error instanceof CodedError && error.details.fields?.time === taken

/**
 * Finds the visit that was booked with the same form for the same pieces. The browser submits the form again after a lost response. Returns
 * undefined if there is no such visit.
 */
export async function findBookedVisit(
  db: Db,
  fields: string,
  pieceIds: readonly number[],
): Promise<{ id: number; number: number; calendarToken: string | null; startsAt: Date | null; visitId: number } | undefined> {
  const pieces = [...new Set(pieceIds)].toSorted((one, other) => one - other)
  return db
    .selectFrom('visit')
    .innerJoin('enquiry', 'enquiry.id', 'visit.enquiry_id')
    .innerJoin('thread', 'thread.enquiry_id', 'enquiry.id')
    .select([
      'enquiry.id',
      'thread.id as number',
      'enquiry.calendar_token as calendarToken',
      'enquiry.starts_at as startsAt',
      'visit.id as visitId',
    ])
    .where('visit.cancelled_at', 'is', null)
    .where(sql<boolean>`enquiry.fields = ${fields}::jsonb`)
    .where(sql<boolean>`array(select piece_id from visit_piece where visit_id = visit.id order by piece_id) = ${pieces}::int[]`)
    .executeTakeFirst()
}
