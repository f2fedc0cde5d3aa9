import type { Registration } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { isCommonPassword } from '#server/domain/accounts/common-passwords.ts'
import { type Asker, type CodeOnItsWay, sendCode } from '#server/domain/accounts/send-code.ts'
import { spendTry } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Begins a registration by phone and password (AUTH-07): nothing exists before the code is given in the same browser
 * (SEC-A7). The answer is the same where the phone has an account: its owner proves themselves by the code, and has then
 * given it a new password. Throws `invalid` for a common password, `too-many`, `unavailable`.
 */
export async function registerCustomer(ctx: ShopContext, asker: Asker, { phone, password }: Registration): Promise<CodeOnItsWay> {
  refuseCommonPassword(password, phone)
  await spendTry(ctx, 'registration', { phone, ip: asker.ip })
  const passwordHash = await ctx.ports.passwords.hash(password)
  return sendCode(ctx, asker, phone, { kind: 'register', passwordHash })
}

/** Throws `invalid` about the field `password`. */
export function refuseCommonPassword(password: string, phone: string | null): void {
  if (isCommonPassword(password, phone))
    throw new CodedError('invalid', { reason: 'password-common', fields: { password: 'password-common' } })
}
