import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { OfficeKey } from '#contract/offices.ts'
import { formatPhone, homeCountries, isCountryKnown, isPhone } from '#contract/rules/phone.ts'

/**
 * How a phone field reads a number without +, and what it asks when the country is unknown. `office` is the office
 * chosen in the form.
 */
export function usePhoneTexts(office?: OfficeKey) {
  const { t, language } = useI18n()
  const homes = homeCountries(language, office)
  return {
    read: (text: string): string => formatPhone(text, homes),
    /** Null if the country is known or the text is not a number. */
    ask: (text: string): string | null => (isPhone(text) && !isCountryKnown(text, homes) ? t('common.phoneCode') : null),
  }
}
