import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { typesetAll } from '#app/sections/info/typeset.ts'
import { companyDefaults } from '#contract/company.ts'
import { languages } from '#contract/language.ts'
import type { Article, Block } from '#contract/rules/article.ts'
import { companyOf } from '#contract/rules/company.ts'
import { factsOf } from '#contract/rules/page-facts.ts'
import { textPageNames, textPages } from '#contract/rules/page-texts.ts'
import { articleOf } from '#contract/rules/staff/text-document.ts'
import { findSentenceProblem, sentencesOf } from '#contract/rules/staff/text-sentences.ts'
import { defaultTexts, getDefaultDocument } from '#server/domain/page-texts/default-texts.ts'
import { britishWords } from '#test/british-words.ts'

const { about, terms, authenticity, service, services, 'privacy-policy': privacyPolicy, contacts, faq, support, ...others } = defaultTexts
const long = { about, authenticity, service, services, privacyPolicy, terms, ...others }
const all = { ...long, contacts, faq, support }

const stringsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsOf) : []
}
const textOf = (article: Article) => stringsOf(article).join('\n')
const wordCount = (article: Article) => textOf(article).split(/\s+/).length
const blocksOf = (article: Article): readonly Block[] => article.parts.flatMap(({ blocks }) => blocks)
const partOf = (article: Article, id: string) => textOf({ ...article, parts: article.parts.filter((part) => part.id === id) })

function shapeOf(part: unknown): unknown {
  if (typeof part === 'string') return ''
  if (Array.isArray(part)) return part.map(shapeOf)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, key === 'id' ? value : shapeOf(value)]))
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [`/${path ?? ''}`, ...pathsOf(children)])
}

describe.each(Object.entries(all))('the text of %s', (name, texts) => {
  test('I18N-04 INFO-05 has the same structure in both languages', () => {
    expect(shapeOf(texts.en)).toEqual(shapeOf(texts.ru))
  })

  test('I18N-04 leaves no Russian in English and no sentence empty', () => {
    expect(textOf(texts.en)).not.toMatch(/[а-яё]/i)
    for (const sentence of [...stringsOf(texts.ru), ...stringsOf(texts.en)]) expect(sentence.trim()).not.toBe('')
  })

  test('NAV-07 links only to pages that exist', () => {
    const routePaths = pathsOf(routes)
    const links = [texts.ru, texts.en].map((article) => [...textOf(article).matchAll(/\]\((\/[^)#]*)/g)].map(([, to = '']) => to))
    for (const to of links.flat()) expect(routePaths, `${name} links to ${to}`).toContain(to)
    expect(links[0]?.toSorted()).toEqual(links[1]?.toSorted())
  })

  test('I18N-04 names only known facts', () => {
    const filled = typesetAll(texts, {})
    expect(textOf(filled.ru)).not.toContain('{{')
    const known = Object.keys(factsOf({ company: companyOf(companyDefaults), language: 'ru', reservationHours: 48, cryptoWallets: [] }))
    for (const [, fact] of textOf(texts.ru).matchAll(/\{\{(\w+)\}\}/g)) expect(known).toContain(fact)
    for (const [, fact] of textOf(texts.en).matchAll(/\{\{(\w+)\}\}/g)) expect(known).toContain(fact)
  })

  test('SEO-01 describes the page in one or two lines', () => {
    for (const { description } of [texts.ru, texts.en]) {
      expect(description.length).toBeGreaterThan(60)
      expect(description.length).toBeLessThan(170)
    }
  })
})

test.each(Object.entries(long))('INFO-02 INFO-03 INFO-04 INFO-05 the length of %s is within limits', (_name, texts) => {
  for (const article of [texts.ru, texts.en]) {
    expect(wordCount(article)).toBeGreaterThan(250)
    expect(wordCount(article)).toBeLessThan(1250)
  }
})

test('INFO-02 the authenticity check has four cards, its time and how to order', () => {
  const cards = blocksOf(authenticity.en).flatMap((block) => (typeof block === 'object' && 'cards' in block ? block.cards : []))
  expect(cards.map(({ title }) => title)).toEqual(['Visual check', 'Movement number', 'Papers and set', 'Result'])
  expect(authenticity.en.parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['time', 'how-to-order']))
  expect(partOf(authenticity.ru, 'time')).toContain('1–2 рабочих дня')
})

test('INFO-03 the service has six cards, terms and warranty, and how to apply', () => {
  const cards = blocksOf(service.en).flatMap((block) => (typeof block === 'object' && 'cards' in block ? block.cards : []))
  expect(cards).toHaveLength(6)
  expect(service.ru.parts.map(({ id }) => id)).toEqual(['works', 'terms', 'how-to-apply'])
  expect(partOf(service.ru, 'terms')).toMatch(/1–2 дня[\s\S]*2–4 недель[\s\S]*12 месяцев/)
})

test('INFO-04 the services have an intro and three accordions', () => {
  const folds = blocksOf(services.ru).flatMap((block) => (typeof block === 'object' && 'folds' in block ? block.folds : []))
  expect(folds.map(({ id }) => id)).toEqual(['check', 'care', 'buyback'])
  expect(services.ru.parts[0]?.id).toBe('intro')
})

test('ORD-02 no text hard-codes the length of a reservation: it is a setting', () => {
  for (const [name, texts] of Object.entries(all)) {
    expect(`${textOf(texts.ru)} ${textOf(texts.en)}`, name).not.toMatch(/48 (час|hour)/)
  }
  for (const texts of [about, terms]) {
    expect(
      textOf(
        typesetAll(texts.ru, factsOf({ company: companyOf(companyDefaults), language: 'ru', reservationHours: 72, cryptoWallets: [] })),
      ),
    ).toContain('72\u00A0часа')
    expect(
      textOf(
        typesetAll(texts.en, factsOf({ company: companyOf(companyDefaults), language: 'en', reservationHours: 72, cryptoWallets: [] })),
      ),
    ).toContain('72\u00A0hours')
  }
})

test('INFO-10 no text hard-codes the fee of a delivery abroad: it is read from the rule', () => {
  for (const [name, texts] of Object.entries(all)) {
    expect(`${textOf(texts.ru)} ${textOf(texts.en)}`, name).not.toMatch(/\d[\s\u00A0]*(доллар|US dollars|\$)|\$\d/)
  }
})

test('INFO-10 each policy is on the page where people look for it', () => {
  const termsText = textOf(terms.en)
  expect(partOf(terms.en, 'returns')).toContain('within 14 days')
  expect(partOf(terms.en, 'warranty')).toMatch(/12 months[\s\S]*hidden defects/)
  expect(partOf(terms.en, 'delivery')).toMatch(/within 24 hours[\s\S]*{{deliveryFee}} an order/)
  expect(termsText).toContain('{{reservation}} from ordering')
  expect(textOf(services.en)).toContain('preliminary valuation within 24 hours')
  expect(partOf(about.ru, 'promises')).toMatch(/12 месяцев[\s\S]*14 дней[\s\S]*24 часов/)
})

test('INFO-10 the policy says that maps load only when they are pressed', () => {
  expect(textOf(privacyPolicy.ru)).toContain('карты: они загружаются, когда вы нажимаете на них')
  expect(textOf(privacyPolicy.en)).toContain('the maps: they load when you press them')
})

test.each(Object.entries(all))('I18N-04 the English text of %s is American English', (_name, texts) => {
  expect(stringsOf(texts.en).filter((text) => britishWords.test(text))).toEqual([])
})

test.each(textPageNames)('OWN-103 the text of %s survives a round trip through the editor, and passes its checks', (page) => {
  const texts = defaultTexts[page]
  for (const language of languages) expect(articleOf(getDefaultDocument(page), language)).toEqual(texts[language])
  expect(sentencesOf(getDefaultDocument(page)).filter(({ text, kind }) => findSentenceProblem(text, kind) !== null)).toEqual([])
  const ids = texts.ru.parts.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([...(textPages[page].neededAnchors ?? [])]))
  expect(ids.length > 0).toBe(textPages[page].hasParts)
})
