import type { Tx } from '#server/db/database.ts'

/** Ends the sessions of a customer, except `sessionId`. Returns the number of ended sessions. */
export async function endOtherSessions(
  tx: Tx,
  { customerId, sessionId }: { customerId: string; sessionId?: string },
  now: number,
): Promise<number> {
  let sessions = tx
    .updateTable('session')
    .set({ ended_at: new Date(now) })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
  if (sessionId) sessions = sessions.where('id', '<>', sessionId)
  const { numUpdatedRows } = await sessions.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
