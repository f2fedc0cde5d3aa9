import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '#app/client/addresses.ts'
import type { Address } from '#contract/address.ts'

/** A saved address in the form of a postal label. */
export function AddressLines({ address }: { address: Address }) {
  const { city, city_text: text, state, country, postal_code: code, address_line1: first, address_line2: second, comment } = address
  const countryName = useCountryName(country)
  const town = [code, city?.name ?? text, state].filter(Boolean).join(', ')
  return (
    <address className="min-w-0 not-italic">
      <p className="wrap-anywhere">{[first, second].filter(Boolean).join(', ')}</p>
      <p className="wrap-anywhere">
        {town}, {countryName}
      </p>
      {comment && <p className="mt-1 text-13 wrap-anywhere text-stone">{comment}</p>}
    </address>
  )
}

/** «Франция» of FR, by the shop's own list, so that a country has one name on every page; the code itself where the list is away. */
function useCountryName(code: string): string {
  const { data: countries } = useQuery(countriesQuery())
  return countries?.find((country) => country.code === code)?.name ?? code
}
