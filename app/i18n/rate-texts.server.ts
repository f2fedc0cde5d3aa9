import type { Language } from '#contract/language.ts'

export const rateTexts = {
  ru: {
    'bank-of-russia': (day: string) => `По\u00A0курсу Банка России на\u00A0${day}`,
    hand: (day: string) => `По\u00A0курсу магазина на\u00A0${day}`,
  },
  en: {
    'bank-of-russia': (day: string) => `At the Bank of Russia’s rate for ${day}`,
    hand: (day: string) => `At the shop’s rate for ${day}`,
  },
} satisfies Record<Language, object>
