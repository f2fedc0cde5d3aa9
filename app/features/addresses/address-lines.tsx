import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '#app/client/addresses.ts'
import type { Address } from '#contract/address.ts'

export function AddressLines({ address }: { address: Address }) {
  const { lines, country, comment } = address
  const countryName = useCountryName(country)
  return (
    <address className="min-w-0 not-italic">
      {[...lines.slice(0, -1), [...lines.slice(-1), countryName].join(', ')].map((line, index) => (
        <p key={`${index} ${line}`} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {comment && <p className="mt-1 text-13 wrap-anywhere text-stone">{comment}</p>}
    </address>
  )
}

/** Returns the country's name in the shop's own list («Франция» for FR); until the list has loaded, the code. */
function useCountryName(code: string): string {
  const { data: countries } = useQuery(countriesQuery())
  return countries?.find((country) => country.code === code)?.name ?? code
}
