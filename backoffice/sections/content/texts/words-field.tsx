import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { type Language, languages } from '#contract/language.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import type { Words } from '#contract/rules/staff/text-document.ts'

type Props = {
  label: string
  words: Words
  onChange: (words: Words) => void
  /** The path of this text in the document, used to find its error message. */
  path: string
  errorOf: (path: string) => string | null
  isLong?: boolean
}

/** A text in both languages, side by side, limited to one paragraph. Each further paragraph is a block of its own. */
export function WordsField({ label, words, onChange, path, errorOf, isLong = true }: Props) {
  const sides = recordOf(
    languages.map((language: Language) => [
      language,
      {
        value: words[language],
        onChange: (text: string) => onChange({ ...words, [language]: text.replace(/(?<!\s)\s*\n\s*/g, ' ') }),
        error: errorOf(`${path}.${language}`),
      },
    ]),
  )
  return (
    <div className="min-w-0 [&_textarea]:min-h-9 [&_textarea]:finger:min-h-11">
      <LanguagePair label={label} ru={sides.ru} en={sides.en} isLong={isLong} />
    </div>
  )
}
