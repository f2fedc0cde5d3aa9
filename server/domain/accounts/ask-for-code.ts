import type { CodeRequest } from '#contract/auth.ts'
import type { Customer } from '#server/context/customer.ts'
import { type Asker, type CodeOnItsWay, sendCode } from '#server/domain/accounts/send-code.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { ProofPurpose } from '#server/db/tables/accounts.ts'

/**
 * Calls a phone with a code: to sign in, to go on with what the last code was for (`resend`), or, for a customer who has
 * said that this phone is theirs, to add it to their account (SEC-A12). The same for phones with and without an account.
 */
export async function askForCode(
  ctx: ShopContext,
  customer: Customer | null,
  asker: Asker,
  { phone, resend }: CodeRequest,
): Promise<CodeOnItsWay> {
  const isTheirs = customer !== null && (await isPending(ctx, customer, phone))
  const purpose: ProofPurpose = isTheirs ? { kind: 'add-phone', customerId: customer.customerId } : { kind: 'sign-in' }
  return sendCode(ctx, asker, phone, resend && !isTheirs ? undefined : purpose)
}

async function isPending({ db }: ShopContext, { customerId }: Customer, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('pending_phone', '=', phone)
    .executeTakeFirst()
  return found !== undefined
}
