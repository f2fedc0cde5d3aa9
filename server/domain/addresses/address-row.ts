import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db, Tx } from '#server/db/database.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Selects the addresses of a customer, with the names of their cities. */
export function selectOwnAddresses(db: Db | Tx, { customerId }: Customer) {
  return db
    .selectFrom('address')
    .leftJoin('city', 'city.id', 'address.city_id')
    .select([
      'address.id',
      'address.city_id',
      'city.name_ru',
      'city.name_en',
      'address.city_text',
      'address.state',
      'address.country_code',
      'address.postal_code',
      'address.address_line1',
      'address.address_line2',
      'address.comment',
    ])
    .where('address.customer_id', '=', customerId)
}

/** Returns an address of a customer. Throws `not-found` for another customer's address and for a malformed id. */
export async function getOwnAddress(db: Db | Tx, customer: Customer, id: string) {
  const address = uuid.test(id) ? await selectOwnAddresses(db, customer).where('address.id', '=', id).executeTakeFirst() : undefined
  if (!address) throw new CodedError('not-found')
  return address
}

export type AddressRow = Awaited<ReturnType<typeof getOwnAddress>>
