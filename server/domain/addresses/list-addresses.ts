import { limits } from '#contract/limits.ts'
import type { Customer } from '#server/context/customer.ts'
import { type AddressRow, ownAddresses } from '#server/domain/addresses/address-row.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** All addresses of a customer, the newest first. */
export function listAddresses({ db }: ShopContext, customer: Customer): Promise<AddressRow[]> {
  return ownAddresses(db, customer).orderBy('address.created_at', 'desc').orderBy('address.id').limit(limits.addressesMax).execute()
}
