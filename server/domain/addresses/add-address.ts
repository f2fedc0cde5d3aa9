import { sql } from 'kysely'
import type { NewAddress } from '#contract/address.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { timeAfter } from '#server/db/time-after.ts'
import { transaction } from '#server/db/transaction.ts'
import { type AddressRow, getOwnAddress } from '#server/domain/addresses/address-row.ts'
import { resolveAddressLocation } from '#server/domain/addresses/resolve-address-location.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export const addressesMax = 20

/**
 * Adds an address of a customer. Throws `conflict` if the customer already has `addressesMax` addresses, and the errors of
 * `resolveAddressLocation`.
 */
export function addAddress(
  { db, now }: ShopContext,
  customer: Customer,
  { city, city_text, country, ...texts }: NewAddress,
): Promise<AddressRow> {
  return transaction(db, async (tx) => {
    await assertAddressLimit(tx, customer)
    const resolvedLocation = await resolveAddressLocation(tx, { city, city_text, country })
    const { id } = await tx
      .insertInto('address')
      .values({
        customer_id: customer.customerId,
        ...texts,
        ...resolvedLocation,
        created_at: timeAfter(sql`select max(created_at) from address where customer_id = ${customer.customerId}`, now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return getOwnAddress(tx, customer, id)
  })
}

/** Locks the customer, so that two concurrent calls cannot exceed the limit together. */
async function assertAddressLimit(tx: Tx, { customerId }: Customer): Promise<void> {
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('address')
    .select((of) => of.fn.countAll().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= addressesMax) throw new CodedError('conflict', { reason: 'addresses-full', values: { max: addressesMax } })
}
