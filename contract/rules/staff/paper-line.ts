import type { Language } from '#contract/language.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'

/** Documents issued by earlier versions of the shop have none of these fields. */
type Line = {
  year?: number | null | undefined
  set?: Readonly<Record<Language, string>> | null | undefined
  serial?: string | null | undefined
}

/**
 * Describes the traits that distinguish a piece from others with the same reference number: «2019, полный комплект, серийный номер V 123».
 */
export function describePaperLine(language: Language, { year, set, serial }: Line): string {
  return [year, set?.[language], serial && `${paperTexts[language].serial} ${serial}`].filter(Boolean).join(', ')
}
