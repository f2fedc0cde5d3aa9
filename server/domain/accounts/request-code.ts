import type { CodeRequest } from '#contract/auth.ts'
import type { Customer } from '#server/context/customer.ts'
import type { ProofPurpose } from '#server/db/tables/accounts.ts'
import { type SignInClient, type CodeSendResult, sendCode } from '#server/domain/accounts/send-code.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Calls a phone with a code. The code confirms the customer's pending phone if `phone` is that phone. Otherwise it signs the person in or,
 * with `resend`, completes the purpose of the previous code. The response does not reveal whether an account exists.
 */
export async function requestCode(
  ctx: ShopContext,
  customer: Customer | null,
  client: SignInClient,
  { phone, resend }: CodeRequest,
): Promise<CodeSendResult> {
  const isTheirs = customer !== null && (await isPending(ctx, customer, phone))
  const purpose: ProofPurpose = isTheirs ? { kind: 'add-phone', customerId: customer.customerId } : { kind: 'sign-in' }
  return sendCode(ctx, client, phone, resend && !isTheirs ? undefined : purpose)
}

async function isPending({ db }: ShopContext, { customerId }: Customer, phone: string): Promise<boolean> {
  const pendingCustomer = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('pending_phone', '=', phone)
    .executeTakeFirst()
  return pendingCustomer !== undefined
}
