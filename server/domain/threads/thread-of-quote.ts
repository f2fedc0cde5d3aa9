import { offices } from '#contract/offices.ts'
import { contactPhone } from '#contract/rules/phone.ts'
import type { MakeQuote } from '#contract/staff/quotes.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { updateThread } from '#server/domain/threads/change-thread.ts'

type NewThread = {
  id: number
  contact: NonNullable<MakeQuote['contact']>
  pieceId: number | undefined
  actor: Pick<StaffActor, 'staffId'>
  now: Date
}

/** Opens the thread of a quote for a person who has not sent an enquiry. */
export async function beginThread(tx: Tx, { id, contact, pieceId, actor, now }: NewThread): Promise<void> {
  const { name, phone, email, language } = contact
  const dates = { answered_at: now, last_at: now, created_at: now }
  const person = { name, phone: contactPhone(phone), email, language }
  const state = { status: 'waiting', assignee_id: actor.staffId, office: offices[0].key } as const
  await tx
    .insertInto('thread')
    .values({ id, kind: 'quote', piece_id: pieceId ?? null, ...person, ...state, ...dates })
    .execute()
}

/**
 * Updates a thread for a new quote. A quote that the shop sends counts as a reply; a quote whose link the staff pass on by hand does not.
 */
export async function touchThread(
  tx: Tx,
  thread: { id: number; version: number },
  { isSent, now }: { isSent: boolean; now: Date },
): Promise<void> {
  await updateThread(tx, thread, isSent ? { status: 'waiting', due_at: null, answered_at: now, last_at: now } : { last_at: now })
}
