import type { EnquiryKind } from '#contract/enquiry.ts'
import type { Language } from '#contract/language.ts'
import { enquiryWords, fieldValue } from '#server/domain/enquiries/enquiry-words.ts'

/** The fields that the specification joins into one text, in its order (FORM-05, FORM-06). */
const joined: Partial<Record<EnquiryKind, readonly string[]>> = {
  appointment: ['city', 'date', 'time', 'comment'],
  buyback: ['brand', 'model', 'year', 'condition', 'serial', 'kit', 'expected_price', 'city', 'comment', 'photos'],
  missing_model: ['brand', 'model', 'reference', 'message'],
}

/**
 * An enquiry as one text: its message, or its fields with their labels, joined by « | ». The reference of an order request
 * stands before its message.
 */
export function enquiryMessage(kind: EnquiryKind, fields: Record<string, unknown>, language: Language): string {
  const labelled = (names: readonly string[]) =>
    names
      .filter((name) => fields[name] !== undefined && fields[name] !== '')
      .map((name) => `${enquiryWords[language].fields[name]}: ${fieldValue(language, name, fields[name])}`)
  const names = joined[kind]
  if (names) return labelled(names).join(' | ')
  return [...labelled(['reference']), fields.message].filter(Boolean).join('\n')
}
