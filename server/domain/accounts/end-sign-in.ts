import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'

/**
 * Ends all sessions of the sign-in to which `sessionId` belongs: the first session, and the sessions that `openRelaySession` opened for the
 * shop's other site. `isSignedOut`: the person signed out on purpose, so the other site does not ask for a new sign-in.
 */
export async function endSignIn(db: Db, sessionId: string, { now, isSignedOut }: { now: number; isSignedOut: boolean }): Promise<void> {
  await transaction(db, async (tx) => {
    // takes the same lock as `openRelaySession`: a session that it opens concurrently is either ended here or refused there
    await sql`select id from customer where id = (select customer_id from session where id = ${sessionId}) for update`.execute(tx)
    const signIn = sql`(select coalesce(sign_in_id, id) from session where id = ${sessionId})`
    await sql`
      update session set ended_at = ${new Date(now)}, is_signed_out = ${isSignedOut}
      where ended_at is null and (id = ${signIn} or sign_in_id = ${signIn})`.execute(tx)
  })
}
