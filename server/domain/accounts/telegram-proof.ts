import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { telegramProofLifeS } from '#server/domain/accounts/verify-telegram.ts'

// a registration with this proof may wait up to a day for its code
const retentionMs = dayMs + telegramProofLifeS * 1000

type ProofClaim = { proof: string; browserId: string; at: number }

/**
 * Binds a Telegram proof to the first browser that sends it. Throws if another browser has sent the proof, or if the proof has been used
 * for a sign-in.
 */
export async function claimProof(tx: Tx, { proof, browserId, at }: ProofClaim): Promise<void> {
  await tx
    .insertInto('telegram_proof')
    .values({ hash: proof, asker: browserId, expires_at: new Date(at + retentionMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const claimed = await tx
    .selectFrom('telegram_proof')
    .select(['asker', 'spent_at'])
    .where('hash', '=', proof)
    .forUpdate()
    .executeTakeFirst()
  if (claimed?.asker !== browserId || claimed.spent_at) throw replayedProofError()
}

/** Marks a proof as used. Throws if it has already been used. */
export async function consumeProof(tx: Tx, proof: string, at: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('telegram_proof')
    .set({ spent_at: new Date(at) })
    .where('hash', '=', proof)
    .where('spent_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (!Number(numUpdatedRows)) throw replayedProofError()
}

const replayedProofError = () => new CodedError('invalid', { reason: 'telegram-old' })
