import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { getOwnAddress } from '#server/domain/addresses/address-row.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Deletes an address of a customer. Orders have their own copy. Throws `not-found`. */
export function removeAddress({ db }: ShopContext, customer: Customer, id: string): Promise<void> {
  return transaction(db, async (tx) => {
    await getOwnAddress(tx, customer, id)
    await tx.deleteFrom('address').where('id', '=', id).where('customer_id', '=', customer.customerId).execute()
  })
}
