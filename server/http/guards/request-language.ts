import { defaultLanguage, isLanguage, type Language } from '#contract/language.ts'

const remembered = new Map<string, Language>()

/** Returns the language with the greatest weight in `Accept-Language` that the shop supports. Returns Russian by default (I18N-05). */
export function requestLanguage(header: string | undefined): Language {
  if (!header) return defaultLanguage
  const known = remembered.get(header)
  if (known) return known
  const preferred = header
    .slice(0, 200)
    .split(',')
    .map((part, at) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: Number(weight ?? 1), at }
    })
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)[0]?.language
  const language = isLanguage(preferred) ? preferred : defaultLanguage
  if (remembered.size < 1000) remembered.set(header, language)
  return language
}
