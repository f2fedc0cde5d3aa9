import { defaultLanguage, isLanguage, type Language } from '#contract/language.ts'

/** Where a wish for a language may stand, the strongest first (I18N-01). */
type Wishes = { query?: string | null; hash?: string | null; stored?: string | null; host: string }

export function chooseLanguage({ query, hash, stored, host }: Wishes): Language {
  const wanted = [query, hash, stored].find(isLanguage)
  if (isLanguage(wanted)) return wanted
  const name = host.split(':')[0] ?? ''
  return name.endsWith('.com') ? 'en' : defaultLanguage
}
