import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { SessionHolder } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { assertStaffPassword } from '#server/domain/staff/assert-staff-password.ts'
import { editedMeanwhileError } from '#server/domain/staff/change-staff.ts'
import { checkStaffPassword } from '#server/domain/staff/check-staff-password.ts'
import { renewToken } from '#server/domain/staff/complete-sign-in.ts'
import { replaceRecoveryCodes } from '#server/domain/staff/recovery-codes.ts'
import { endStaffSessions } from '#server/domain/staff/staff-sessions.ts'

type ProfileChange = {
  name?: string | undefined
  language?: Language | undefined
  theme?: 'auto' | 'light' | 'dark' | undefined
  has_shortcuts?: boolean | undefined
  version: number
}

/** Changes a person's own name, language and display settings. Throws `conflict` after a concurrent edit. */
export async function changeOwnProfile(ctx: ShopContext, holder: SessionHolder, { version, ...change }: ProfileChange): Promise<void> {
  const action = { name: 'staff.profile', subject: { kind: 'staff', id: holder.staffId } } as const
  await runAction(ctx, holder, action, async (tx) => {
    const { edit_version: current } = await tx
      .selectFrom('staff')
      .select('edit_version')
      .where('id', '=', holder.staffId)
      // a stronger lock would block other actions of this person, because their audit entries refer to this row
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (current !== version) throw editedMeanwhileError(current)
    await tx
      .updateTable('staff')
      .set({ ...change, edit_version: version + 1 })
      .where('id', '=', holder.staffId)
      .execute()
  })
}

/** Replaces a person's own password, ends all other sessions, and gives this session a new token. Throws `invalid`, `too-many`. */
export async function changeOwnPassword(
  ctx: ShopContext,
  holder: SessionHolder,
  { current, replacement, ip }: { current: string; replacement: string; ip: string },
): Promise<string> {
  const person = await ctx.db
    .selectFrom('staff')
    .select(['name', 'email', 'password_hash'])
    .where('id', '=', holder.staffId)
    .executeTakeFirstOrThrow()
  const isRight = await checkStaffPassword(ctx, { account: person.email, ip }, current, person.password_hash)
  if (!isRight) throw new CodedError('invalid', { fields: { current_password: 'staff-password-wrong' } })
  assertStaffPassword(replacement, { ...person, shop: ctx.company().name }, 'new_password')
  const passwordHash = await ctx.ports.passwords.hash(replacement)
  const action = { name: 'staff.renew-password', subject: { kind: 'staff', id: holder.staffId } } as const
  const { result } = await runAction(ctx, holder, action, async (tx) => {
    await tx.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', holder.staffId).execute()
    await endStaffSessions(tx, ctx.now(), { staffId: holder.staffId, except: holder.sessionId })
    return renewToken(tx, ctx, holder.sessionId)
  })
  return result
}

/** Replaces a person's recovery codes and returns the new codes, which cannot be read again. */
export async function renewRecoveryCodes(ctx: ShopContext, holder: SessionHolder): Promise<string[]> {
  const action = { name: 'staff.renew-recovery-codes', subject: { kind: 'staff', id: holder.staffId } } as const
  const { result } = await runAction(ctx, holder, action, (tx) => replaceRecoveryCodes(tx, ctx, holder.staffId))
  return result
}
