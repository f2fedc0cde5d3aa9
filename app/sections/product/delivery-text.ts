import type { Translator } from '#app/i18n/translator.ts'
import type { CompanySettings } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { abroadCents } from '#contract/rules/delivery-fee.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

type TransferDays = CompanySettings['transferDays']

/** Returns the delivery times of a piece in `city` (within that city and to the other office's city) and the fee for other countries. */
export function deliveryText(city: string, transferDays: TransferDays, { t, language }: Translator): string {
  const fee = formatCents(language, abroadCents)
  const from = officeIn(city, language)
  const to = offices.find((office) => office !== from)
  if (!from || !to) return t('product.trust.deliveryFrom', { city, fee })
  const places = { here: t(`product.trust.here.${from.key}`), there: t(`product.trust.there.${to.key}`) }
  return t('product.trust.deliveryText', { ...places, ...transferDays, fee })
}

/** Returns where a piece in `city` can be viewed, and how soon it can be viewed at the other office. */
export function viewingText(city: string, transferDays: TransferDays, { t, language }: Translator): string {
  const office = officeIn(city, language)
  if (!office) return t('product.fitting.elsewhere', { city, ...transferDays })
  return t('product.fitting.text', { here: t(`product.trust.here.${office.key}`), ...transferDays })
}

function officeIn(city: string, language: Language) {
  return offices.find((office) => office.city[language] === city)
}
