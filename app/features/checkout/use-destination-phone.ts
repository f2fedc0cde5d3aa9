import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { citiesQuery } from '#app/client/addresses.ts'
import { type CheckoutValues, isDelivery } from '#app/features/checkout/checkout-fields.ts'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { offices } from '#contract/offices.ts'
import { formatPhone, isCountryFixed, isCountryKnown, isPhone } from '#contract/rules/phone.ts'

/** Completes the phone number of an order. A number without + counts as a number of the destination country, as on the server. */
export function useDestinationPhone({ values, fill }: Pick<Checkout['form'], 'values' | 'fill'>) {
  const { t } = useI18n()
  const country = useDestinationCountry(values)
  const adopt = (phone: string, typed: string) => fill((held) => (held.phone === typed ? { phone } : {}))
  const typed = values.phone
  useEffect(() => {
    if (!country || isCountryFixed(typed, country)) return
    let isOver = false
    void readIn(country, typed).then((phone) => {
      if (!isOver && phone !== typed) fill((held) => (held.phone === typed ? { phone } : {}))
    })
    return () => void (isOver = true)
    // `typed` is not a dependency, because a number is completed on blur, not on every keystroke
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [country])
  return {
    texts: {
      read: (text: string) => (country ? readIn(country, text) : formatPhone(text, [])),
      ask: (text: string) => (country && isPhone(text) && !isCountryKnown(text) ? t('common.phoneCode') : null),
    },
    onRead: adopt,
  }
}

/**
 * Completes a number with the phone library, which loads only if it is needed. If the library fails to load, returns the number as typed,
 * and the server completes it.
 */
async function readIn(country: string, text: string): Promise<string> {
  const homes = country === 'RU' ? (['RU'] as const) : []
  if (!isPhone(text) || isCountryFixed(text, country, homes)) return formatPhone(text, homes)
  const rules = await import('#contract/rules/phone-of-country.ts').catch(() => null)
  return formatPhone(rules?.phoneOfCountry(text, country) ?? text, [])
}

function useDestinationCountry(values: CheckoutValues): string | null {
  const { language } = useI18n()
  const { data: cities } = useQuery(citiesQuery())
  if (isDelivery(values)) return values.countryCode || null
  const city = cities?.find(({ id }, at) => (values.pickupCityId ? String(id) === values.pickupCityId : at === 0))
  return offices.find((office) => office.city[language] === city?.name)?.country ?? null
}
