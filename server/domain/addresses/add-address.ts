import type { NewAddress } from '#contract/address.ts'
import { limits } from '#contract/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { addressPlace } from '#server/domain/addresses/address-place.ts'
import { type AddressRow, ownAddress } from '#server/domain/addresses/address-row.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Keeps an address of a customer, 20 at most (PROF-03). */
export function addAddress(
  { db }: ShopContext,
  customer: Customer,
  { city, city_text, country, ...texts }: NewAddress,
): Promise<AddressRow> {
  return transaction(db, async (tx) => {
    await refuseWhenFull(tx, customer)
    const place = await addressPlace(tx, { city, city_text, country })
    const { id } = await tx
      .insertInto('address')
      .values({ customer_id: customer.customerId, ...texts, ...place })
      .returning('id')
      .executeTakeFirstOrThrow()
    return ownAddress(tx, customer, id)
  })
}

/** The customer's row is locked, so that two calls at once do not both find room for the last one. */
async function refuseWhenFull(tx: Tx, { customerId }: Customer): Promise<void> {
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('address')
    .select((of) => of.fn.countAll().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= limits.addressesMax)
    throw new CodedError('conflict', { reason: 'addresses-full', values: { max: limits.addressesMax } })
}
