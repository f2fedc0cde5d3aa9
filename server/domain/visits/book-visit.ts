import { sql } from 'kysely'
import type { OfficeKey } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'

type NewVisit = { enquiryId: number; office: OfficeKey; startsAt: Date }

/** Takes a time of an office for an enquiry. Throws `invalid` where somebody has it already; of two at once, one waits for the other. */
export async function bookVisit(tx: Tx, { enquiryId, office, startsAt }: NewVisit): Promise<void> {
  const { numInsertedOrUpdatedRows: booked } = await tx
    .insertInto('visit')
    .values({ enquiry_id: enquiryId, office, starts_at: startsAt })
    .onConflict((conflict) => conflict.columns(['office', 'starts_at', 'seat']).where('cancelled_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow()
  if (!booked) throw new CodedError('invalid', { fields: { time: taken } })
}

const taken = 'visit-time-taken'

/** Whether a visit was refused because somebody has its time. */
export const isTimeTaken = (error: unknown): boolean => error instanceof CodedError && error.details.fields?.time === taken

/** The visit that was booked with the very same form: its response was lost, and the form is sent again. Undefined when another person has the time. */
export async function findBookedVisit(
  db: Db,
  fields: string,
): Promise<{ id: number; number: number; calendarToken: string | null; startsAt: Date | null } | undefined> {
  return db
    .selectFrom('visit')
    .innerJoin('enquiry', 'enquiry.id', 'visit.enquiry_id')
    .innerJoin('thread', 'thread.enquiry_id', 'enquiry.id')
    .select(['enquiry.id', 'thread.id as number', 'enquiry.calendar_token as calendarToken', 'enquiry.starts_at as startsAt'])
    .where('visit.cancelled_at', 'is', null)
    .where(sql<boolean>`enquiry.fields = ${fields}::jsonb`)
    .executeTakeFirst()
}
