import type { Language } from '#contract/language.ts'

const plurals = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') } satisfies Record<Language, Intl.PluralRules>
const words: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  ru: { one: 'час', few: 'часа', other: 'часов' },
  en: { one: 'hour', other: 'hours' },
}

/** Formats a number of hours with a no-break space: «48 часов», "48 hours". */
export function hoursText(language: Language, hours: number): string {
  return `${hours}\u00A0${words[language][plurals[language].select(hours)] ?? words[language].other}`
}
