import type { Customer } from '#server/context/customer.ts'
import { addressesMax } from '#server/domain/addresses/add-address.ts'
import { type AddressRow, selectOwnAddresses } from '#server/domain/addresses/address-row.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export function listAddresses({ db }: ShopContext, customer: Customer): Promise<AddressRow[]> {
  return selectOwnAddresses(db, customer).orderBy('address.created_at', 'desc').orderBy('address.id').limit(addressesMax).execute()
}
