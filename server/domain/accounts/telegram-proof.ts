import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { telegramProofLifeS } from '#server/domain/accounts/verify-telegram.ts'

// as long as a registration that it began may wait for its code
const keptMs = 24 * 3_600_000 + telegramProofLifeS * 1000

type Shown = { proof: string; asker: string; at: number }

/** A proof belongs to the browser that shows it first: in another, or once it signed somebody in, it is a replay (SEC-A6). */
export async function showProof(tx: Tx, { proof, asker, at }: Shown): Promise<void> {
  await tx
    .insertInto('telegram_proof')
    .values({ hash: proof, asker, expires_at: new Date(at + keptMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const shown = await tx.selectFrom('telegram_proof').select(['asker', 'spent_at']).where('hash', '=', proof).forUpdate().executeTakeFirst()
  if (shown?.asker !== asker || shown.spent_at) throw replayed()
}

/** A proof is worth one sign-in. */
export async function spendProof(tx: Tx, proof: string, at: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('telegram_proof')
    .set({ spent_at: new Date(at) })
    .where('hash', '=', proof)
    .where('spent_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (!Number(numUpdatedRows)) throw replayed()
}

const replayed = () => new CodedError('invalid', { reason: 'telegram-old' })
