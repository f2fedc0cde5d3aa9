import type { Customer } from '#server/context/customer.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns the customer of an access token, or null if the token is invalid or its session has ended. */
export async function findCustomer(ctx: ShopContext, token: string): Promise<Customer | null> {
  const customer = await ctx.tokens.read(token)
  if (!customer) return null
  const session = await ctx.db
    .selectFrom('session')
    .select('id')
    .where('id', '=', customer.sessionId)
    .where('customer_id', '=', customer.customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return session ? customer : null
}
