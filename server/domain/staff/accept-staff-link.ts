import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import type { LinkAcceptance } from '#contract/staff/links.ts'
import type { FactorState } from '#contract/staff/session.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { assertStaffPassword } from '#server/domain/staff/assert-staff-password.ts'
import { checkStaffPassword } from '#server/domain/staff/check-staff-password.ts'
import { lockByLink } from '#server/domain/staff/lock-by-link.ts'
import { removeFactor } from '#server/domain/staff/remove-factor.ts'
import { linkGoneError, readStaffLink, consumeStaffLink, lockLinkSender, type StaffLink } from '#server/domain/staff/staff-links.ts'
import { endStaffSessions, factorState, openStaffSession, type StaffClient } from '#server/domain/staff/staff-sessions.ts'

/** The visitor of a link: browser, origin of the back office, and language of the page. */
export type LinkVisitor = { client: StaffClient; origin: string; language: Language; requestId: string }
export type AcceptedLink = { state: FactorState; token: string } | { state: 'locked' }

/**
 * Applies a link. The link of the first owner and an invitation create an account. A reset link replaces the password or removes the
 * authenticator. All of these also sign the person in, but the session still needs the second factor. A lock link locks the account. Throws
 * `not-found` for an invalid link, `invalid` for missing or wrong input, and `conflict` if an account already has the email address.
 */
export async function acceptStaffLink(ctx: ShopContext, visitor: LinkVisitor, accepted: LinkAcceptance): Promise<AcceptedLink> {
  const link = await readStaffLink(ctx.db, ctx, accepted.token)
  switch (link.purpose) {
    case 'first-owner':
    case 'invitation':
      return createAccount(ctx, visitor, link, accepted)
    case 'password':
      return replacePassword(ctx, visitor, link, accepted)
    case 'factor':
      return resetFactor(ctx, visitor, link, accepted)
    case 'lock':
      await lockByLink(ctx, link, visitor)
      return { state: 'locked' }
  }
}

async function createAccount(ctx: ShopContext, visitor: LinkVisitor, link: StaffLink, accepted: LinkAcceptance): Promise<AcceptedLink> {
  const name = need(accepted, 'name')
  const email = link.email ?? need(accepted, 'email')
  const password = need(accepted, 'password')
  assertStaffPassword(password, { name, email, shop: ctx.company().name })
  const passwordHash = await ctx.ports.passwords.hash(password)
  const holder = { staffId: randomUUID(), sessionId: randomUUID() }
  const action = { name: 'staff.join', subject: { kind: 'staff', id: holder.staffId } } as const
  // uses the shop as the actor, because the person has no account yet
  const { result } = await runAction(ctx, { kind: 'shop' }, action, async (tx): Promise<AcceptedLink> => {
    const owners = await lockLinkSender(tx, link)
    await consumeStaffLink(tx, ctx.now(), link.id)
    if (link.purpose === 'first-owner' && owners.length > 0) throw linkGoneError()
    const created = await tx
      .insertInto('staff')
      .values({
        id: holder.staffId,
        email,
        name,
        roles: link.roles ?? ['owner'],
        language: accepted.language ?? visitor.language,
        password_hash: passwordHash,
        created_at: new Date(ctx.now()),
        known_since: new Date(ctx.now()),
        invited_by: link.created_by,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) throw new CodedError('conflict', { reason: 'staff-email-taken' })
    return { state: 'factor-setup', token: await openStaffSession(tx, ctx, holder, visitor.client) }
  })
  return result
}

async function replacePassword(ctx: ShopContext, visitor: LinkVisitor, link: StaffLink, accepted: LinkAcceptance): Promise<AcceptedLink> {
  const password = need(accepted, 'password')
  assertStaffPassword(password, { name: link.holder_name ?? '', email: link.holder_email ?? '', shop: ctx.company().name })
  const passwordHash = await ctx.ports.passwords.hash(password)
  return renewAccount(ctx, visitor, link, (tx, id) =>
    tx.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', id).execute(),
  )
}

/**
 * Removes the authenticator of a person, who then sets up a new one. Also requires the password, so that the link alone gives no access.
 */
async function resetFactor(ctx: ShopContext, visitor: LinkVisitor, link: StaffLink, accepted: LinkAcceptance): Promise<AcceptedLink> {
  const attempt = { account: link.holder_email ?? '', ip: visitor.client.ip }
  const isRight = await checkStaffPassword(ctx, attempt, need(accepted, 'password'), link.holder_hash)
  if (!isRight) throw new CodedError('invalid', { reason: 'staff-sign-in-failed' })
  return renewAccount(ctx, visitor, link, (tx, id) => removeFactor(tx, id))
}

async function renewAccount(
  ctx: ShopContext,
  { client, requestId }: LinkVisitor,
  link: StaffLink,
  renew: (tx: Tx, staffId: string) => Promise<unknown>,
): Promise<AcceptedLink> {
  const { id, staff_id: staffId, purpose } = link
  if (!staffId) throw linkGoneError()
  const holder = { kind: 'staff', staffId, sessionId: randomUUID(), requestId } as const
  const name = purpose === 'password' ? 'staff.renew-password' : 'staff.renew-factor'
  const { result } = await runAction(ctx, holder, { name, subject: { kind: 'staff', id: staffId } }, async (tx): Promise<AcceptedLink> => {
    await lockLinkSender(tx, link)
    await consumeStaffLink(tx, ctx.now(), id)
    await renew(tx, staffId)
    await endStaffSessions(tx, ctx.now(), { staffId })
    const person = await tx.selectFrom('staff').select(['totp_sealed', 'blocked_at']).where('id', '=', staffId).executeTakeFirstOrThrow()
    if (person.blocked_at) throw linkGoneError()
    return { state: factorState(person.totp_sealed), token: await openStaffSession(tx, ctx, holder, client) }
  })
  return result
}

function need(accepted: LinkAcceptance, field: 'name' | 'email' | 'password'): string {
  const value = accepted[field]
  if (!value) throw new CodedError('invalid', { fields: { [field]: 'staff-field-needed' } })
  return value
}
