import type { ActionName } from '#contract/staff/actions.ts'
import { permissionsOf, type StaffRole } from '#contract/staff/permissions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { removePasskeysOf } from '#server/domain/passkeys/remove-passkey.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockActingOwner } from '#server/domain/staff/lock-owners.ts'
import { notifyOwners } from '#server/domain/staff/notify-owners.ts'
import { removeFactor } from '#server/domain/staff/remove-factor.ts'
import { type RevokedActions, revokePendingActions } from '#server/domain/staff/revoke-pending-actions.ts'
import { createStaffLink, linkUrl, withdrawLinksOf } from '#server/domain/staff/staff-links.ts'
import type { WalletNoticeContext } from '#server/domain/wallets/notify-owners-of-wallet.ts'

type ChangeContext = Pick<ShopContext, 'db' | 'now' | 'digest'> & WalletNoticeContext
/** `actionId` is the id of the change. `withdrawn` lists the person's pending actions that were withdrawn because of the change. */
export type Changed = { actionId: string; withdrawn: RevokedActions }

/**
 * Changes a person's roles, ends the person's sessions, and withdraws pending actions that the new roles do not permit. Throws `conflict`
 * after a concurrent change, and if no owner would be left.
 */
export function changeRoles(
  ctx: ChangeContext,
  actor: Actor,
  staffId: string,
  { roles, version }: { roles: StaffRole[]; version: number },
): Promise<Changed> {
  return changeStaff(ctx, actor, { staffId, name: 'staff.roles', version, roles }, async (tx, person) => {
    if (!roles.includes('owner')) assertNotLastOwner(person)
    const isTrusted = walletRights.every((right) => permissionsOf(person.roles).includes(right) || !permissionsOf(roles).includes(right))
    await tx
      .updateTable('staff')
      .set({ roles, ...(isTrusted ? {} : { known_since: new Date(ctx.now()) }) })
      .where('id', '=', staffId)
      .execute()
  })
}

/**
 * Blocks a person: ends the person's sessions, invalidates links to the account, and withdraws pending actions. Throws `conflict` for the
 * last owner.
 */
export function blockStaff(ctx: ChangeContext, actor: Actor, staffId: string): Promise<Changed> {
  return changeStaff(ctx, actor, { staffId, name: 'staff.block' }, async (tx, person) => {
    assertNotLastOwner(person)
    await withdrawLinksOf(tx, staffId)
    await tx
      .updateTable('staff')
      .set({ blocked_at: new Date(ctx.now()) })
      .where('id', '=', staffId)
      .execute()
  })
}

/** Unblocks a person who was blocked, or whose account was locked by a link. */
export function unblockStaff(ctx: ChangeContext, actor: Actor, staffId: string): Promise<Changed> {
  return changeStaff(ctx, actor, { staffId, name: 'staff.unblock' }, async (tx) => {
    await tx.updateTable('staff').set({ blocked_at: null }).where('id', '=', staffId).execute()
  })
}

/** The sign-in credentials that a person has lost. Only a command on the server can reset `both`, as the last way to regain access. */
export type Lost = 'password' | 'factor' | 'both'

/**
 * Creates a link that replaces lost credentials, and emails it to the person. Removes the person's passkeys, ends the sessions and notifies
 * every owner. A reset by a command on the server also unblocks the person.
 */
export async function resetStaff(
  ctx: ChangeContext,
  actor: Actor,
  staffId: string,
  { lost, origin }: { lost: Lost; origin: string },
): Promise<Changed & { link: string }> {
  let link = ''
  const changed = await changeStaff(ctx, actor, { staffId, name: 'staff.reset' }, async (tx, { name, email }) => {
    await withdrawLinksOf(tx, staffId)
    await removePasskeysOf(tx, staffId)
    if (lost === 'both') {
      await removeFactor(tx, staffId)
      // without a factor, the former password alone would open the account until the link is used
      await tx.updateTable('staff').set({ password_hash: null }).where('id', '=', staffId).execute()
    }
    if (actor.kind === 'terminal') await tx.updateTable('staff').set({ blocked_at: null }).where('id', '=', staffId).execute()
    const purpose = lost === 'factor' ? 'factor' : 'password'
    link = await createStaffLink(tx, ctx, { purpose, staffId, createdBy: actor.kind === 'staff' ? actor.staffId : null })
    const by = await readActorName(tx, actor)
    await enqueue(tx, 'staff-email', { notice: 'reset', to: staffId, link, origin, about: by })
    await notifyOwners(tx, { notice: 'reset-made', origin, about: { ...by, name, email } })
  })
  return { ...changed, link: linkUrl(ctx.digest, origin, link) }
}

type Person = { name: string; email: string; roles: StaffRole[]; isLastOwner: boolean }
/**
 * With `roles`, only the pending actions that these roles do not permit are withdrawn. Without `roles`, all pending actions are withdrawn,
 * and `known_since` restarts, so the account is too new for wallet changes for some days.
 */
type Change = { staffId: string; name: ActionName; version?: number; roles?: StaffRole[] }

const walletRights = ['wallet.propose', 'wallet.approve'] as const

/**
 * Changes another person's account. Locks the owners, so that two owners cannot change each other concurrently. The actor must still be an
 * owner and cannot change the actor's own account. Ends the person's sessions and withdraws the person's pending actions. Even an
 * unblocking withdraws pending actions, because a request that began before the block may have added some.
 */
async function changeStaff(
  ctx: ChangeContext,
  actor: Actor,
  { staffId, name, version, roles }: Change,
  change: (tx: Tx, person: Person) => Promise<void>,
): Promise<Changed> {
  const { actionId, result: withdrawn } = await runAction(ctx, actor, { name, subject: { kind: 'staff', id: staffId } }, async (tx) => {
    const owners = await lockActingOwner(tx, actor)
    if (actor.kind === 'staff' && actor.staffId === staffId) throw new CodedError('conflict', { reason: 'staff-own-account' })
    const person = await tx
      .selectFrom('staff')
      .select(['name', 'email', 'roles', 'blocked_at', 'edit_version'])
      .where('id', '=', staffId)
      // a stronger lock could deadlock with a concurrent action by this person, whose audit entry refers to this row
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person) throw new CodedError('not-found', { reason: 'staff-unknown' })
    if (version !== undefined && version !== person.edit_version) throw editedMeanwhileError(person.edit_version)
    await change(tx, { ...person, isLastOwner: owners.length === 1 && owners[0] === staffId })
    await tx
      .updateTable('staff')
      .set((eb) => ({ edit_version: eb('edit_version', '+', 1), ...(roles ? {} : { known_since: new Date(ctx.now()) }) }))
      .where('id', '=', staffId)
      .execute()
    return revokePendingActions(tx, ctx, { staffId, rolesBefore: person.blocked_at ? [] : person.roles, rolesKept: roles ?? null })
  })
  return { actionId, withdrawn }
}

/** Creates the error for a record that was edited since it was read. `version` is the current version of the record. */
export const editedMeanwhileError = (version: number) =>
  new CodedError('conflict', { reason: 'staff-edited-meanwhile', body: { reason: 'edited-meanwhile', version } })

function assertNotLastOwner({ isLastOwner }: Person): void {
  if (isLastOwner) throw new CodedError('conflict', { reason: 'staff-last-owner' })
}

async function readActorName(tx: Tx, actor: Actor): Promise<{ by?: string }> {
  if (actor.kind !== 'staff') return actor.kind === 'terminal' ? { by: actor.user } : {}
  const { name } = await tx.selectFrom('staff').select('name').where('id', '=', actor.staffId).executeTakeFirstOrThrow()
  return { by: name }
}
