import type { Translator } from '#app/i18n/translator.ts'
import { company } from '#contract/company.ts'

/** How long a piece takes from where it is: across that city, and to the other office's. */
export function deliveryText(city: string, { t, language }: Translator): string {
  const from = company.offices.find((office) => office.city[language] === city)
  const to = company.offices.find((office) => office !== from)
  if (!from || !to) return t('product.trust.deliveryFrom', { city })
  const places = { here: t(`product.trust.here.${from.key}`), there: t(`product.trust.there.${to.key}`) }
  return t('product.trust.deliveryText', { ...places, ...company.transferDays })
}
