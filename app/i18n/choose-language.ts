import { defaultLanguage, isLanguage, type Language } from '#contract/language.ts'

/** Sources of the page's language, in descending priority (I18N-01). */
type LanguageSources = { query?: string | null; hash?: string | null; stored?: string | null; host: string }

export function chooseLanguage({ query, hash, stored, host }: LanguageSources): Language {
  const wanted = [query, hash, stored].find(isLanguage)
  if (isLanguage(wanted)) return wanted
  const name = host.split(':')[0] ?? ''
  return name.endsWith('.com') ? 'en' : defaultLanguage
}
