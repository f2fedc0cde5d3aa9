import { expect, test } from 'vitest'
import { facetGroups } from '#contract/facets.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { readTraits } from '#server/domain/traits/read-traits.ts'
import { lexiconOf } from '#server/domain/traits/shop-lexicon.ts'

const jumpingHour = { id: 1, name: { ru: 'Прыгающий час', en: 'Jumping hour' } }
const lexicon = lexiconOf({ ...recordOf(facetGroups.map((group) => [group, []])), functions: [jumpingHour], merged: [], countries: [] })
const names = new Set(['birkin', 'rolex', 'ролекс', 'white'])
const read = (typed: string) => {
  const { readings, rest } = readTraits(typed, lexicon, (word) => (names.has(word) ? 1 : 0))
  return [readings.map(({ trait }) => trait.name.en), rest.map(({ text }) => text)]
}

test.each([
  ['подводные часы', ['Dive', 'Watches'], []],
  ['Birkin, чёрная', ['Black'], ['birkin']],
  ['gold dress watch under 10k', ['Gold', 'Dress', 'Watches', 'Up to $10,000'], []],
  ['розовое золото', ['Rose gold'], []],
  ['розовая сумка', ['Pink', 'Bags'], []],
  ['white gold ring', ['White gold', 'Ring'], []],
  ['mother-of-pearl dial', ['Mother-of-pearl'], ['dial']],
  ['сталь и золото', ['Steel and gold'], []],
  ['rolex с синим циферблатом', ['Dial: blue'], ['rolex', 'с']],
  ['часы на чёрном ремешке', ['Watches', 'Strap: black'], ['на']],
  ['колец с бриллиантами', ['Ring', 'Diamonds'], ['с']],
  ['чорная сумка', ['Black', 'Bags'], []],
  ['blak birkin', ['Black'], ['birkin']],
  ['xthyfz cevrf', ['Black', 'Bags'], []],
  ['jumping hours, black', ['Jumping hour', 'Black'], []],
  ['серия', [], ['серия']],
  ['', [], []],
] as const)('FIND-01 «%s» names traits', (typed, traits, rest) => expect(read(typed)).toEqual([traits, rest]))

test('FIND-01 a misspelled word is read as a name if it is closer to a name than to a trait', () => {
  const closer = readTraits('whte', lexicon, () => 0.9)
  expect(closer.readings).toEqual([])
  expect(closer.rest.map(({ text }) => text)).toEqual(['whte'])
})
