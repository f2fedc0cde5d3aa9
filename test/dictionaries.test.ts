import { describe, expect, test } from 'vitest'
import { accountDictionary as enAccount } from '#app/i18n/en/account-dictionary.ts'
import { dictionary as en } from '#app/i18n/en/dictionary.ts'
import { enquiryDictionary as enEnquiry } from '#app/i18n/en/enquiry-dictionary.ts'
import { accountDictionary as ruAccount } from '#app/i18n/ru/account-dictionary.ts'
import { dictionary as ru } from '#app/i18n/ru/dictionary.ts'
import { enquiryDictionary as ruEnquiry } from '#app/i18n/ru/enquiry-dictionary.ts'
import { assignment as enAssignment } from '#backoffice/i18n/en/assignment.ts'
import { deals as enDeals } from '#backoffice/i18n/en/deals.ts'
import { dictionary as staffEn } from '#backoffice/i18n/en/dictionary.ts'
import { importFile as enImportFile } from '#backoffice/i18n/en/import-file.ts'
import { rates as enRates } from '#backoffice/i18n/en/rates.ts'
import { templates as enTemplates } from '#backoffice/i18n/en/templates.ts'
import { wallets as enWallets } from '#backoffice/i18n/en/wallets.ts'
import { assignment as ruAssignment } from '#backoffice/i18n/ru/assignment.ts'
import { deals as ruDeals } from '#backoffice/i18n/ru/deals.ts'
import { dictionary as staffRu } from '#backoffice/i18n/ru/dictionary.ts'
import { importFile as ruImportFile } from '#backoffice/i18n/ru/import-file.ts'
import { rates as ruRates } from '#backoffice/i18n/ru/rates.ts'
import { templates as ruTemplates } from '#backoffice/i18n/ru/templates.ts'
import { wallets as ruWallets } from '#backoffice/i18n/ru/wallets.ts'
import { jobKinds } from '#server/domain/jobs/job-kinds.ts'
import { orderNotifications } from '#server/domain/orders/order-notifications.ts'
import { messages } from '#server/http/messages.ts'
import { britishWords } from '#test/british-words.ts'
import { read, sources } from '#test/repo-files.ts'

type Tree = { readonly [key: string]: string | Tree }

function flat(tree: Tree, path = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : [...flat(value, `${path}${name}.`)],
  )
  return new Map(entries)
}

const stemOf = (key: string) => key.replace(/_(one|few|many|other)$/, '')
const valuesIn = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)

describe.each([
  ['the dictionary of the pages', flat(ru), flat(en)],
  ['the dictionary of the account', flat(ruAccount), flat(enAccount)],
  ['the dictionary of the forms', flat(ruEnquiry), flat(enEnquiry)],
  ['the dictionary of the back office (OWN-21)', flat(staffRu), flat(staffEn)],
  ['the texts of an import', flat(ruImportFile), flat(enImportFile)],
  ['the texts of deals', flat(ruDeals), flat(enDeals)],
  ['the texts of exchange rates', flat(ruRates), flat(enRates)],
  [
    'the texts of templates and assignment',
    flat({ assignment: ruAssignment, templates: ruTemplates }),
    flat({ assignment: enAssignment, templates: enTemplates }),
  ],
  ['the texts of the wallets', flat(ruWallets), flat(enWallets)],
  ['the messages of the server', flat(messages.ru), flat(messages.en)],
])('%s', (_what, russian, english) => {
  const isPlural = (key: string) => stemOf(key) !== key

  test('I18N-04 has the same keys in both languages', () => {
    expect(russian.size).toBeGreaterThan(20)
    expect(new Set([...russian.keys()].map(stemOf))).toEqual(new Set([...english.keys()].map(stemOf)))
  })

  test('I18N-04 uses American spelling only', () => {
    expect([...english].filter(([, text]) => britishWords.test(text))).toEqual([])
  })

  test('I18N-04 has every plural form that each language needs, and no other', () => {
    const formsOf = (sentences: Map<string, string>, stem: string) =>
      [...sentences.keys()].filter((key) => isPlural(key) && stemOf(key) === stem).map((key) => key.slice(stem.length + 1))
    for (const stem of new Set([...russian.keys()].filter(isPlural).map(stemOf))) {
      const pluralForms = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      expect(formsOf(russian, stem).toSorted(), stem).toEqual(pluralForms('ru'))
      expect(formsOf(english, stem).toSorted(), stem).toEqual(pluralForms('en'))
    }
  })

  test('I18N-04 has the same placeholders in both languages and in all plural forms', () => {
    // the plural form `one` may spell out the number instead of using the placeholder
    const namedIn = (key: string, text: string) => new Set([...valuesIn(text), ...(key.endsWith('_one') ? ['count'] : [])])
    const wanted = new Map([...russian].map(([key, text]) => [stemOf(key), text]))
    for (const [key, text] of [...russian, ...english]) expect(namedIn(key, text), key).toEqual(namedIn(key, wanted.get(stemOf(key)) ?? ''))
  })

  test('I18N-04 has no empty sentence, and no Cyrillic letters in English', () => {
    for (const [key, text] of [...russian, ...english]) expect(text.trim(), key).not.toBe('')
    // these two texts name the Russian language in Russian
    for (const key of ['header.otherLanguage', 'account.russian']) english.delete(key)
    for (const [key, text] of english) expect(text, key).not.toMatch(/[а-яё]/i)
  })
})

describe('acts of the back office', () => {
  // These words do not say what they close, cancel or undo. Only the listed texts may consist of such a word alone.
  const bare: Readonly<Record<string, string[]>> = {
    Close: ['common.close', 'shortcuts.close'],
    Закрыть: ['common.close', 'shortcuts.close'],
    Cancel: ['common.cancel'],
    Отмена: ['common.cancel'],
    Отменить: ['audit.undo', 'common.undo'],
  }

  test.each(Object.entries(bare))('OWN-21 «%s» alone only closes an overlay, leaves a dialog or undoes an act', (word, keys) => {
    const found = [...flat(staffRu), ...flat(staffEn)].filter(([, text]) => text === word).map(([key]) => key)
    expect(found.toSorted()).toEqual(keys)
  })

  test('OWN-21 both buttons that add a closed day say «Add a closed day»', () => {
    for (const key of ['visits.hours.add', 'company.closed.act'])
      expect([flat(staffRu).get(key), flat(staffEn).get(key)]).toEqual(['Добавить выходной', 'Add a closed day'])
  })
})

describe('sentences', () => {
  const components = sources.filter(
    (name) => /^(app|backoffice)\//.test(name) && !/^(app|backoffice)\/i18n\//.test(name) && !/\.test\./.test(name),
  )
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

  test('I18N-04 in Russian are in dictionaries only', () => {
    // leaves out `api-error.ts`, because it contains the message for a failed connection in both languages
    const others = components.filter((name) => name !== 'app/client/api-error.ts')
    for (const name of others) expect(withoutComments(read(name)), name).not.toMatch(/[а-яё]/i)
  })

  test('I18N-04 in English are neither between tags nor in aria-label, alt, title and placeholder', () => {
    for (const name of components.filter((path) => path.endsWith('.tsx'))) {
      const text = withoutComments(read(name))
      expect(text, name).not.toMatch(/\b(aria-label|alt|title|placeholder)="[^"]*[A-Za-z]{3}/)
      expect(text, name).not.toMatch(/^\s+[A-Z][a-z]+( [a-z]+)+[.!?]?$/m)
    }
  })
})

test('OWN-69 every email about an order has a name in the history of the order', () => {
  expect(orderNotifications.filter((name) => !flat(staffRu).has(`orders.emailOf.${name}`))).toEqual([])
})

test('OWN-111 every kind of job has a name on the Health page', () => {
  expect(Object.keys(jobKinds).filter((kind) => !flat(staffRu).has(`health.kinds.${kind}`))).toEqual([])
})
