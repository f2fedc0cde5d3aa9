import type { Registration } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { isCommonPassword } from '#server/domain/accounts/common-passwords.ts'
import { type SignInClient, type CodeSendResult, sendCode } from '#server/domain/accounts/send-code.ts'
import { consumeSignInLimit } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Begins a registration by phone and password: sends a code. Once the code is entered in the same browser, the account is created, or an
 * existing account of the phone gets the new password. The response does not reveal whether the phone has an account. Throws `invalid` for
 * a common password, `too-many`, `unavailable`.
 */
export async function registerCustomer(ctx: ShopContext, client: SignInClient, { phone, password }: Registration): Promise<CodeSendResult> {
  assertUncommonPassword(password, phone)
  await consumeSignInLimit(ctx, 'registration', { target: phone, ip: client.ip })
  const passwordHash = await ctx.ports.passwords.hash(password)
  return sendCode(ctx, client, phone, { kind: 'register', passwordHash })
}

/** Throws `invalid` for the field `password` if the password is easy to guess. */
export function assertUncommonPassword(password: string, phone: string | null): void {
  if (isCommonPassword(password, phone))
    throw new CodedError('invalid', { reason: 'password-common', fields: { password: 'password-common' } })
}
