import { walletOwnersMin } from '#contract/rules/staff/wallet-states.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'

/** Locks and returns a wallet for a step. Throws `not-found`. */
export async function lockWallet(tx: Tx, id: string) {
  const wallet = await tx.selectFrom('wallet').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!wallet) throw new CodedError('not-found', { reason: 'wallet-unknown' })
  return wallet
}

export type Wallet = Awaited<ReturnType<typeof lockWallet>>

/** Returns the wallet as the subject of an audit entry, labeled by its coin and by the beginning and end of its address. */
export function subjectOf({ id, coin, address }: Pick<Wallet, 'id' | 'coin' | 'address'>) {
  return { kind: 'wallet', id, label: `${coin.replace('_', ' ')} ${address.slice(0, 6)}…${address.slice(-6)}` } as const
}

/**
 * Ends a wallet. A wallet that is not in force yet becomes `cancelled`; a wallet in force becomes `stopped` or `replaced`. `by` is null for
 * the shop itself.
 */
export async function endWallet(
  tx: Tx,
  { id, state, by, at }: { id: string; state: 'cancelled' | 'stopped' | 'replaced'; by: string | null; at: Date },
): Promise<void> {
  await tx.updateTable('wallet').set({ state, ended_by: by, ended_at: at }).where('id', '=', id).execute()
}

/** Creates the error for a step that a concurrent request has already taken. */
export const stepTakenError = () => new CodedError('conflict', { reason: 'wallet-step-taken' })

/** Throws `conflict` if there are too few owners to change wallets. */
export function assertEnoughOwners(owners: readonly string[]): void {
  if (owners.length < walletOwnersMin) throw new CodedError('conflict', { reason: 'wallet-one-owner' })
}

export const pendingStates = ['proposed', 'approved'] as const
