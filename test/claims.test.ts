import { expect, test } from 'vitest'
import { accountDictionary as enAccount } from '#app/i18n/en/account-dictionary.ts'
import { dictionary as en } from '#app/i18n/en/dictionary.ts'
import { enquiryDictionary as enEnquiry } from '#app/i18n/en/enquiry-dictionary.ts'
import { accountDictionary as ruAccount } from '#app/i18n/ru/account-dictionary.ts'
import { dictionary as ru } from '#app/i18n/ru/dictionary.ts'
import { enquiryDictionary as ruEnquiry } from '#app/i18n/ru/enquiry-dictionary.ts'
import { limits } from '#contract/limits.ts'
import { photoChannels } from '#contract/rules/photo-channels.ts'
import { faqs } from '#server/db/seed/faqs.ts'
import { defaultTexts } from '#server/domain/page-texts/default-texts.ts'

const sentencesOf = (part: unknown): string[] => {
  if (typeof part === 'string') return part.replaceAll('\u00A0', ' ').split(/(?<=[.!?]) /)
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentencesOf) : []
}
const everywhere = sentencesOf([ru, ruAccount, ruEnquiry, en, enAccount, enEnquiry, defaultTexts, faqs])

test('PROM-04 no text shown beside every piece claims that the picture shows that exact piece', () => {
  const exact = /именно (этот|этого|тот)|(этого|тот самый) экземпляр|\b(exact|very) piece\b|a picture of this piece/i
  expect(everywhere.filter((sentence) => exact.test(sentence))).toEqual([])
})

test('PROM-01 FORM-07 the answer about live photographs asks for a name and a phone number, and names all channels of the form', () => {
  const [answer] = faqs.flatMap(({ question, answer: texts }) => (question.en === 'Can I have live photos?' ? [texts] : []))
  const words = { email: /почт/, whatsapp: /WhatsApp/, telegram: /Telegram/, sms: /SMS/ } as const satisfies Record<
    (typeof photoChannels)[number],
    RegExp
  >
  for (const channel of photoChannels) {
    expect(answer?.ru).toMatch(words[channel])
    expect(answer?.en).toMatch(channel === 'email' ? /email/ : words[channel])
  }
  // the form for live photographs requires a phone number for every channel
  expect(answer?.ru).toContain('имя, телефон')
  expect(answer?.en).toContain('name, phone number')
})

test('PROM-01 answers contain no hours, fees or transfer days of their own: the shop fills in its settings', () => {
  const typed = /\d\d:\d\d|\d+ (долларов|US dollars)|(привезём|bring it) \D*\d/
  expect(sentencesOf(faqs).filter((sentence) => typed.test(sentence))).toEqual([])
})

test('PROM-01 FORM-06 no text hard-codes the fee for other countries, and all texts state the same maximum of photographs', () => {
  const named = (pattern: RegExp) => [
    ...new Set(everywhere.flatMap((sentence) => [...sentence.matchAll(pattern)].map(([, found]) => found?.toLowerCase()))),
  ]
  expect(named(/(\d+) (?:долларов США|US dollars)/g)).toEqual([])
  const photos = named(/(?:до|[Uu]p to) (\S+) (?:фотографий|photographs|photos)/g)
  expect(photos.filter((found) => !['шести', 'six', String(limits.enquiryPhotosMax)].includes(found ?? ''))).toEqual([])
  expect(limits.enquiryPhotosMax).toBe(6)
})
