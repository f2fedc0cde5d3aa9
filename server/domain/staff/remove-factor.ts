import type { Tx } from '#server/db/database.ts'

/** Removes the authenticator and the recovery codes, and unlocks the factor. The person sets up new ones at the next sign-in. */
export async function removeFactor(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx
    .updateTable('staff')
    .set({ totp_sealed: null, totp_step: null, factor_failures: 0, factor_locked_at: null })
    .where('id', '=', staffId)
    .execute()
}
