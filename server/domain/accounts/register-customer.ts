import type { Registration } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { isCommonPassword } from '#server/domain/accounts/common-passwords.ts'
import { type SignInClient, type CodeSendResult, sendCode } from '#server/domain/accounts/send-code.ts'
import { consumeSignInLimit } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Starts a registration with phone and password by sending a code. Entering the code in the same browser creates the account, or sets the
 * new password of an existing account. The response does not reveal whether an account exists. Throws `invalid` for a common password,
 * `too-many`, `unavailable`.
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
