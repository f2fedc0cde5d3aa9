import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { OwnList } from '#server/domain/own-lists/own-list.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Takes an entry out of a list; another customer's is not found (API-11). */
export async function removeEntry({ db }: ShopContext, { customerId }: Customer, list: OwnList, id: string): Promise<void> {
  const gone = await db.deleteFrom(list).where('id', '=', id).where('customer_id', '=', customerId).returning('id').executeTakeFirst()
  if (!gone) throw new CodedError('not-found')
}

/** Takes everything out of a list (LIST-03). */
export async function clearList({ db }: ShopContext, { customerId }: Customer, list: OwnList): Promise<void> {
  await db.deleteFrom(list).where('customer_id', '=', customerId).execute()
}
