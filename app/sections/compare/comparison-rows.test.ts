import { expect, test } from 'vitest'
import { translators } from '#app/i18n/translators.server.ts'
import { type ComparedPiece, comparisonRows } from '#app/sections/compare/comparison-rows.ts'

// only the fields that the rows of a bag read
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const bag = (status: string, city: string | null) =>
  ({
    entryId: '1',
    product: {
      kind: 'bag',
      piece: {
        brand: { name: 'Dior' },
        status,
        availability_city_name: city,
        price_usd: '100.00',
        condition_text: '',
        kit_description: '',
      },
    },
  }) as unknown as ComparedPiece

test.each([
  ['available', 'Дубай', 'Дубай'],
  ['reserved', 'Дубай', 'Дубай · Забронировано'],
  ['reserved', null, 'Забронировано'],
])('LIST-03 the location of a piece, %s in %s, is «%s»', (status, city, place) => {
  const rows = comparisonRows([bag(status, city)], translators.ru, false)
  expect(rows.find(({ key }) => key === 'compare.city')?.values).toEqual([place])
})
