import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Coin } from '#contract/rules/coins.ts'
import type { ActionName } from '#contract/staff/actions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockActingOwner, lockOwners } from '#server/domain/staff/lock-owners.ts'
import { mayStaff } from '#server/domain/staff/may-staff.ts'
import { addressProblem } from '#server/domain/wallets/coin-address.ts'
import { readWalletsInForce } from '#server/domain/wallets/current-wallets.ts'
import { type WalletNoticeContext, notifyOwnersOfWallet } from '#server/domain/wallets/notify-owners-of-wallet.ts'
import {
  assertEnoughOwners,
  endWallet,
  lockWallet,
  pendingStates,
  stepTakenError,
  subjectOf,
  type Wallet,
} from '#server/domain/wallets/wallet-steps.ts'
import { readWalletTrust } from '#server/domain/wallets/wallet-trust.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'coins'> & WalletNoticeContext

/**
 * Proposes an address for a coin, and returns the id of the proposal. Throws `forbidden` if the actor may not propose wallets. Throws
 * `invalid` for an invalid address, and for the address that is already in force. Throws `conflict` if another change of the coin is
 * pending, or if there are too few owners.
 */
export async function proposeWallet(ctx: Ctx, actor: StaffActor, { coin, address }: { coin: Coin; address: string }): Promise<string> {
  const problem = addressProblem(coin, address)
  if (problem) throw new CodedError('invalid', { fields: { address: problem } })
  const row = { id: randomUUID(), coin, address, proposed_by: actor.staffId, proposed_at: new Date(ctx.now()) }
  await runAction(ctx, actor, { name: 'wallet.propose', subject: subjectOf(row) }, async (tx) => {
    assertEnoughOwners(await lockOwners(tx))
    if (!(await mayStaff(tx, actor.staffId, 'wallet.propose'))) throw new CodedError('forbidden')
    if ((await readWalletsInForce(tx, ctx.coins)).some((wallet) => wallet.coin === coin && wallet.address === address))
      throw new CodedError('invalid', { fields: { address: 'wallet-in-force' } })
    const pending = await tx
      .selectFrom('wallet')
      .select('id')
      .where('coin', '=', coin)
      .where('state', 'in', pendingStates)
      .executeTakeFirst()
    if (pending) throw new CodedError('conflict', { reason: 'wallet-pending' })
    await tx.insertInto('wallet').values(row).execute()
    await notifyOwnersOfWallet(tx, ctx, { notice: 'wallet-proposed', wallet: row, by: actor.staffId })
  })
  return row.id
}

/**
 * Approves a wallet that another person proposed. The wallet comes into force a day later; any owner may cancel it until then. Throws
 * `conflict` if the wallet is no longer waiting for approval, if there are too few owners, or if the proposer and the actor may not change
 * a wallet together: they are the same person, the proposer may no longer propose, an account is too new, or one has invited the other,
 * directly or indirectly.
 */
export async function approveWallet(ctx: Ctx, actor: StaffActor, id: string): Promise<void> {
  await changeWallet(ctx, actor, { id, name: 'wallet.approve' }, async (tx, wallet) => {
    assertEnoughOwners(await lockActingOwner(tx, actor))
    if (wallet.state !== 'proposed') throw stepTakenError()
    if (wallet.proposed_by === actor.staffId) throw new CodedError('conflict', { reason: 'wallet-own-proposal' })
    if (!(await mayStaff(tx, wallet.proposed_by, 'wallet.propose'))) throw new CodedError('conflict', { reason: 'wallet-proposer-gone' })
    const { isRelated, from } = await readWalletTrust(tx, wallet.proposed_by, actor.staffId)
    if (isRelated) throw new CodedError('conflict', { reason: 'wallet-invited' })
    if (from.getTime() > ctx.now())
      throw new CodedError('conflict', {
        reason: 'wallet-too-new',
        values: { from: `${from.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
      })
    // uses the database's clock, because the database enforces the delay of one day
    const times = { approved_at: sql<Date>`now()`, active_from: sql<Date>`now() + interval '24 hours'` }
    const approved = await tx
      .updateTable('wallet')
      .set({ state: 'approved', approved_by: actor.staffId, ...times })
      .where('id', '=', id)
      .returning(['coin', 'address', 'active_from'])
      .executeTakeFirstOrThrow()
    await notifyOwnersOfWallet(tx, ctx, { notice: 'wallet-approved', wallet: approved, by: actor.staffId })
  })
}

/** Cancels a wallet that is not in force yet. Any owner may cancel the wallet; its proposer may cancel it until it is approved. */
export async function cancelWallet(ctx: Ctx, actor: StaffActor, id: string): Promise<void> {
  await changeWallet(ctx, actor, { id, name: 'wallet.cancel' }, async (tx, wallet) => {
    const isOwn = wallet.state === 'proposed' && wallet.proposed_by === actor.staffId
    if (!isOwn && !(await mayStaff(tx, actor.staffId, 'wallet.approve'))) throw new CodedError('forbidden')
    if (!pendingStates.some((state) => state === wallet.state)) throw stepTakenError()
    await endWallet(tx, { id, state: 'cancelled', by: actor.staffId, at: new Date(ctx.now()) })
    await notifyOwnersOfWallet(tx, ctx, { notice: 'wallet-cancelled', wallet, by: actor.staffId })
  })
}

/** Stops a wallet at once: its coin cannot be used until another wallet is in force. */
export async function stopWallet(ctx: Ctx, actor: StaffActor, id: string): Promise<void> {
  await changeWallet(ctx, actor, { id, name: 'wallet.stop' }, async (tx, wallet) => {
    await lockActingOwner(tx, actor)
    if (wallet.state !== 'active') throw stepTakenError()
    await endWallet(tx, { id, state: 'stopped', by: actor.staffId, at: new Date(ctx.now()) })
    await notifyOwnersOfWallet(tx, ctx, { notice: 'wallet-stopped', wallet, by: actor.staffId })
  })
}

/** Runs a change of a wallet. Locks the owners first, so that changes of wallets and of roles are serialized. */
async function changeWallet(
  ctx: Ctx,
  actor: StaffActor,
  { id, name }: { id: string; name: ActionName },
  change: (tx: Tx, wallet: Wallet) => Promise<void>,
): Promise<void> {
  const named = await ctx.db.selectFrom('wallet').select(['id', 'coin', 'address']).where('id', '=', id).executeTakeFirst()
  if (!named) throw new CodedError('not-found', { reason: 'wallet-unknown' })
  await runAction(ctx, actor, { name, subject: subjectOf(named) }, async (tx) => {
    await lockOwners(tx)
    await change(tx, await lockWallet(tx, id))
  })
}
