import { expect, test } from 'vitest'
import type { CallApi } from '#app/client/call-api.ts'
import { createCallApi } from '#app/client/create-call-api.ts'
import { loadReviews } from '#app/sections/info/load-reviews.server.ts'
import type { Review } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'

const review = (id: number, language: Language): Review => ({
  id,
  author: 'Анна К.',
  text: 'Купила часы.\n\n Привезли в срок.',
  language,
  source_name: 'Яндекс Карты',
  source_url: 'https://yandex.ru/maps',
  written_on: '2026-11-02',
})

const callOf = (languages: readonly Language[]): CallApi =>
  createCallApi(() => {
    const results = languages.map((language, at) => review(at + 1, language))
    return Promise.resolve({ count: results.length, next: null, previous: null, results })
  })

test('TRST-02 a page shows six reviews at most, those in its language first, in the order of the staff', async () => {
  const callApi = callOf(['ru', 'en', 'ru', 'en', 'ru', 'ru', 'ru', 'en'])
  const idsIn = async (language: Language) => (await loadReviews({ callApi, language }))?.map(({ id }) => id)
  expect(await idsIn('ru')).toEqual([1, 3, 5, 6, 7, 2])
  expect(await idsIn('en')).toEqual([2, 4, 8, 1, 3, 5])
})

test('TRST-02 a review keeps its words and paragraphs, and its day is in the language of the page', async () => {
  const [russian] = (await loadReviews({ callApi: callOf(['ru']), language: 'en' })) ?? []
  expect(russian).toMatchObject({ paragraphs: ['Купила часы.', 'Привезли в срок.'], language: 'ru', date: '2026-11-02' })
  expect(russian?.day.replaceAll('\u00A0', ' ')).toBe('November 2, 2026')
})

test('TRST-02 without reviews the list is empty, and on failure it is null', async () => {
  expect(await loadReviews({ callApi: callOf([]), language: 'ru' })).toEqual([])
  expect(await loadReviews({ callApi: createCallApi(() => Promise.reject(new Error('down'))), language: 'ru' })).toBeNull()
})
