import type { AddressChange } from '#contract/address.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { addressPlace } from '#server/domain/addresses/address-place.ts'
import { type AddressRow, ownAddress } from '#server/domain/addresses/address-row.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Change = { id: string; change: AddressChange }

/** Changes an address of a customer; what is not told stays. Choosing a city of the shop forgets the one that was written, and the reverse. */
export function changeAddress({ db }: ShopContext, customer: Customer, { id, change }: Change): Promise<AddressRow> {
  return transaction(db, async (tx) => {
    const known = await ownAddress(tx, customer, id)
    const { city: _city, city_text: _text, country: _country, ...texts } = change
    const changes = { ...texts, ...(movesIn(change) ? await addressPlace(tx, moved(known, change)) : {}) }
    if (Object.keys(changes).length)
      await tx.updateTable('address').set(changes).where('id', '=', id).where('customer_id', '=', customer.customerId).execute()
    return ownAddress(tx, customer, id)
  })
}

function movesIn({ city, city_text: text, country }: AddressChange): boolean {
  return city !== undefined || text !== undefined || country !== undefined
}

function moved(known: AddressRow, { city, city_text: text, country }: AddressChange): AddressChange {
  const staysInCity = city === undefined && !text
  const staysInText = text === undefined && !city
  return {
    city: staysInCity ? known.city_id : city,
    city_text: staysInText ? known.city_text : text,
    // a city of the shop brings its own country
    country: country ?? (city ? undefined : known.country_code),
  }
}
