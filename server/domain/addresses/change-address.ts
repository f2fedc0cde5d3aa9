import type { AddressChange } from '#contract/address.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { type AddressRow, getOwnAddress } from '#server/domain/addresses/address-row.ts'
import { resolveAddressLocation } from '#server/domain/addresses/resolve-address-location.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Change = { id: string; change: AddressChange }

/** Updates the given fields of an address. Setting a listed city clears the typed city, and vice versa. */
export function changeAddress({ db }: ShopContext, customer: Customer, { id, change }: Change): Promise<AddressRow> {
  return transaction(db, async (tx) => {
    const known = await getOwnAddress(tx, customer, id)
    const { city: _city, city_text: _text, country: _country, ...texts } = change
    const changes = { ...texts, ...(changesLocation(change) ? await resolveAddressLocation(tx, mergeLocation(known, change)) : {}) }
    if (Object.keys(changes).length)
      await tx.updateTable('address').set(changes).where('id', '=', id).where('customer_id', '=', customer.customerId).execute()
    return getOwnAddress(tx, customer, id)
  })
}

function changesLocation({ city, city_text: text, country }: AddressChange): boolean {
  return city !== undefined || text !== undefined || country !== undefined
}

function mergeLocation(known: AddressRow, { city, city_text: text, country }: AddressChange): AddressChange {
  const staysInCity = city === undefined && !text
  const staysInText = text === undefined && !city
  return {
    city: staysInCity ? known.city_id : city,
    city_text: staysInText ? known.city_text : text,
    // a listed city determines the country
    country: country ?? (city ? undefined : known.country_code),
  }
}
