import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { hoursText } from '#contract/rules/hours-text.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockActingOwner } from '#server/domain/staff/lock-owners.ts'
import { createStaffLink, linkUrl } from '#server/domain/staff/staff-links.ts'

type InviteContext = Pick<ShopContext, 'db' | 'now' | 'digest' | 'ownerSettings'>
type Sender = { origin: string; language: Language }

/**
 * Invites a person by email, and also returns the link. Replaces an earlier invitation of the same address. Throws `conflict` if a staff
 * member has this address.
 */
export async function inviteStaff(
  ctx: InviteContext,
  actor: Actor,
  { email, roles }: { email: string; roles: StaffRole[] },
  { origin, language }: Sender,
): Promise<{ id: string; link: string; actionId: string }> {
  const id = randomUUID()
  const action = { name: 'staff.invite', subject: { kind: 'staff', id } } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    await lockActingOwner(tx, actor)
    const known = await tx.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst()
    if (known) throw new CodedError('conflict', { reason: 'staff-email-taken' })
    await deleteInvitations(tx).where('email', '=', email).execute()
    const createdBy = actor.kind === 'staff' ? actor.staffId : null
    await createStaffLink(tx, ctx, { id, purpose: 'invitation', email, roles, createdBy, hours: ctx.ownerSettings().invitation_hours })
    await sendInvitation(tx, ctx, actor, { id, origin, language })
  })
  return { id, link: linkUrl(ctx.digest, origin, id), actionId }
}

/**
 * Resends the email of an unused invitation, even if the invitation has expired. The link stays the same, and its lifetime starts again.
 * Throws `not-found`.
 */
export async function resendInvitation(
  ctx: InviteContext,
  actor: Actor,
  id: string,
  { origin, language }: Sender,
): Promise<{ link: string }> {
  const action = { name: 'staff.invite', subject: { kind: 'staff', id } } as const
  await runAction(ctx, actor, action, async (tx) => {
    await lockActingOwner(tx, actor)
    const found = await tx
      .updateTable('staff_link')
      .set({ expires_at: new Date(ctx.now() + ctx.ownerSettings().invitation_hours * hourMs) })
      .where('id', '=', id)
      .where('purpose', '=', 'invitation')
      .where('spent_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (!found.numUpdatedRows) throw new CodedError('not-found')
    await sendInvitation(tx, ctx, actor, { id, origin, language })
  })
  return { link: linkUrl(ctx.digest, origin, id) }
}

/** Withdraws an open invitation. Throws `not-found` for an unknown, used or expired invitation. */
export async function withdrawInvitation(ctx: InviteContext, actor: Actor, id: string): Promise<void> {
  const action = { name: 'staff.withdraw-invitation', subject: { kind: 'staff', id } } as const
  await runAction(ctx, actor, action, async (tx) => {
    await lockActingOwner(tx, actor)
    const withdrawn = await deleteInvitations(tx)
      .where('id', '=', id)
      .where('expires_at', '>', new Date(ctx.now()))
      .executeTakeFirstOrThrow()
    if (!withdrawn.numDeletedRows) throw new CodedError('not-found')
  })
}

/** Lists open invitations, newest first. */
export function listInvitations({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  return db
    .selectFrom('staff_link')
    .leftJoin('staff', 'staff.id', 'created_by')
    .select(['staff_link.id', 'staff_link.email', 'staff_link.roles', 'staff_link.created_at', 'expires_at', 'staff.name as inviter'])
    .where('purpose', '=', 'invitation')
    .where('spent_at', 'is', null)
    .where('expires_at', '>', new Date(now()))
    .orderBy('staff_link.created_at', 'desc')
    .execute()
}

/** Returns a query that deletes unused invitations; callers narrow it. Includes expired ones, because they could otherwise be resent. */
const deleteInvitations = (tx: Tx) => tx.deleteFrom('staff_link').where('purpose', '=', 'invitation').where('spent_at', 'is', null)

async function sendInvitation(tx: Tx, ctx: InviteContext, actor: Actor, { id, ...sender }: Sender & { id: string }): Promise<void> {
  const inviter =
    actor.kind === 'staff' ? await tx.selectFrom('staff').select('name').where('id', '=', actor.staffId).executeTakeFirst() : undefined
  const lifetime = hoursText(sender.language, ctx.ownerSettings().invitation_hours)
  const about: Record<string, string> = { lifetime, ...(inviter ? { inviter: inviter.name } : {}) }
  await enqueue(tx, 'staff-email', { notice: 'invitation', to: null, link: id, about, ...sender })
}
