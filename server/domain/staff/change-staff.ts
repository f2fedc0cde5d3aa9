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
import { createStaffLink, linkUrl, withdrawLinksOf } from '#server/domain/staff/staff-links.ts'
import { type WithdrawnActs, withdrawActs } from '#server/domain/staff/withdraw-acts.ts'
import type { TellContext } from '#server/domain/wallets/tell-owners.ts'

type ChangeContext = Pick<ShopContext, 'db' | 'now' | 'digest'> & TellContext
/** The entry of the change, and what ended with it. */
export type Changed = { actionId: string; withdrawn: WithdrawnActs }

/** Gives a person other roles; their sessions end, and what the new roles do not allow. Throws `conflict` when somebody else changed the person meanwhile. */
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

/** Lets a person in no longer; their sessions end, links to their account stop working, and what they set in motion ends. */
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

/** Lets a person in again who was blocked, or locked their account by a link. */
export function unblockStaff(ctx: ChangeContext, actor: Actor, staffId: string): Promise<Changed> {
  return changeStaff(ctx, actor, { staffId, name: 'staff.unblock' }, async (tx) => {
    await tx.updateTable('staff').set({ blocked_at: null }).where('id', '=', staffId).execute()
  })
}

/** What of a sign-in is lost; `both` is for the command on the machine, the last way back. */
export type Lost = 'password' | 'factor' | 'both'

/** Makes a link to set up what was lost anew; sessions end, and every owner is told. */
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
    if (lost === 'both') await removeFactor(tx, staffId)
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
/** `roles` are those with which what the person began may go on; without them all of it ends, and the person has to be known anew. */
type Change = { staffId: string; name: ActionName; version?: number; roles?: StaffRole[] }

const walletRights = ['wallet.propose', 'wallet.approve'] as const

/**
 * One change of somebody else's account: owners are locked, so that two cannot change each other at once, whoever acts must still be
 * one, and nobody changes their own account. The sessions of the person end, and what they set in motion. An unblock withdraws as well:
 * a request that began before the block may have planned something since.
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
      // entries of the log refer to who acts: a stronger lock would wait for that person's own action, in a circle
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
    return withdrawActs(tx, ctx, { staffId, rolesBefore: person.blocked_at ? [] : person.roles, rolesKept: roles ?? null })
  })
  return { actionId, withdrawn }
}

/** Somebody else changed the record since it was read. */
export const editedMeanwhileError = (version: number) =>
  new CodedError('conflict', { reason: 'staff-edited-meanwhile', body: { reason: 'edited-meanwhile', version } })

function assertNotLastOwner({ isLastOwner }: Person): void {
  if (isLastOwner) throw new CodedError('conflict', { reason: 'staff-last-owner' })
}

/** Who acted, for an email that names them; nobody: the shop itself. */
async function readActorName(tx: Tx, actor: Actor): Promise<{ by?: string }> {
  if (actor.kind !== 'staff') return actor.kind === 'terminal' ? { by: actor.user } : {}
  const { name } = await tx.selectFrom('staff').select('name').where('id', '=', actor.staffId).executeTakeFirstOrThrow()
  return { by: name }
}
