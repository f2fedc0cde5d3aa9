import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'

const texts: Record<Language, Record<'reference' | 'year' | 'condition', string>> = {
  ru: { reference: 'Референс {{value}}', year: '{{value}}\u00A0год', condition: 'состояние: {{value}}' },
  en: { reference: 'Reference {{value}}', year: '{{value}}', condition: 'condition: {{value}}' },
}

const centimetres: Record<Language, string> = { ru: 'см', en: 'cm' }

/** Returns one line that distinguishes a piece from pieces with the same name: reference, year or size, condition. */
export function pieceCaption(lists: ReferenceLists, piece: PieceRow, language: Language): string {
  const { reference, productionYear, conditionId, sizeText, sizeCm } = piece
  const { reference: ref, year, condition } = texts[language]
  const state = nameOf(lists, 'conditions', conditionId, language)
  const size =
    sizeCm === null ? sizeText?.[language] : `${language === 'ru' ? sizeCm.replaceAll('.', ',') : sizeCm}\u00A0${centimetres[language]}`
  const facts = [
    reference && fillTemplate(ref, { value: reference }),
    productionYear ? fillTemplate(year, { value: productionYear }) : size,
    state && fillTemplate(condition, { value: state.toLocaleLowerCase(language) }),
  ]
  const line = facts.filter(Boolean).join(' · ')
  return line.charAt(0).toLocaleUpperCase(language) + line.slice(1)
}
