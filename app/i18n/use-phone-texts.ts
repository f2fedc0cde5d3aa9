import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { OfficeKey } from '#contract/offices.ts'
import { formatPhone, homeCountries, isCountryKnown, isPhone } from '#contract/rules/phone.ts'

/**
 * Texts of a phone field. `read` formats a number; a number without + is read as a number of the country of `office` (the office chosen in
 * the form) or, on Russian pages, of Russia.
 */
export function usePhoneTexts(office?: OfficeKey) {
  const { t, language } = useI18n()
  const homes = homeCountries(language, office)
  return {
    read: (text: string): string => formatPhone(text, homes),
    /** Returns a request for the country code; null if the country is known or the text is not a phone number. */
    ask: (text: string): string | null => (isPhone(text) && !isCountryKnown(text, homes) ? t('common.phoneCode') : null),
  }
}
