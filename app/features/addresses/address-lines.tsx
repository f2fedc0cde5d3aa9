import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Address } from '#contract/address.ts'
import type { Language } from '#contract/language.ts'

/** A kept address as one writes it on a letter. */
export function AddressLines({ address }: { address: Address }) {
  const { language } = useI18n()
  const { city, city_text: text, state, country, postal_code: code, address_line1: first, address_line2: second, comment } = address
  const town = [code, city?.name ?? text, state].filter(Boolean).join(', ')
  return (
    <address className="min-w-0 not-italic">
      <p className="wrap-anywhere">{[first, second].filter(Boolean).join(', ')}</p>
      <p className="wrap-anywhere">
        {town}, {countryName(language, country)}
      </p>
      {comment && <p className="mt-1 text-13 wrap-anywhere text-stone">{comment}</p>}
    </address>
  )
}

/** «Франция» of FR; the code itself where the browser knows no name. */
export function countryName(language: Language, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
