import { rates as english } from '#backoffice/i18n/en/rates.ts'
import { rates as russian } from '#backoffice/i18n/ru/rates.ts'

export const rateTexts = { ru: { rates: russian }, en: { rates: english } }
