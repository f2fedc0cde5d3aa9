import type { Language } from '#contract/language.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'

/** Papers issued by earlier versions have none of these. */
type Line = {
  year?: number | null | undefined
  set?: Readonly<Record<Language, string>> | null | undefined
  serial?: string | null | undefined
}

/** Describes the piece of a line by what tells it apart from others of its reference: «2019, полный комплект, серийный номер V 123». */
export function describePaperLine(language: Language, { year, set, serial }: Line): string {
  return [year, set?.[language], serial && `${paperTexts[language].serial} ${serial}`].filter(Boolean).join(', ')
}
