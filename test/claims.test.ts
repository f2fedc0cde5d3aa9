import { expect, test } from 'vitest'
import { accountDictionary as enAccount } from '#app/i18n/en/account-dictionary.ts'
import { dictionary as en } from '#app/i18n/en/dictionary.ts'
import { enquiryDictionary as enEnquiry } from '#app/i18n/en/enquiry-dictionary.ts'
import { accountDictionary as ruAccount } from '#app/i18n/ru/account-dictionary.ts'
import { dictionary as ru } from '#app/i18n/ru/dictionary.ts'
import { enquiryDictionary as ruEnquiry } from '#app/i18n/ru/enquiry-dictionary.ts'
import { faqs } from '#server/db/seed/faqs.ts'
import { defaultTexts } from '#server/domain/page-texts/default-texts.ts'

const sentencesOf = (part: unknown): string[] => {
  if (typeof part === 'string') return part.replaceAll('\u00A0', ' ').split(/(?<=[.!?]) /)
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentencesOf) : []
}
const everywhere = sentencesOf([ru, ruAccount, ruEnquiry, en, enAccount, enEnquiry, defaultTexts, faqs])

test('PROM-04 no text that stands beside every piece calls it the exact one of the picture', () => {
  const exact = /именно (этот|этого|тот)|(этого|тот самый) экземпляр|\b(exact|very) piece\b|a picture of this piece/i
  expect(everywhere.filter((sentence) => exact.test(sentence))).toEqual([])
})
