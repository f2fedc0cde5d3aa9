import { expect, test } from 'vitest'
import { translators } from '#app/i18n/translators.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { loadVisitPieces } from '#app/sections/visit/load-visit-pieces.server.ts'
import { companyDefaults } from '#contract/company.ts'
import { limits } from '#contract/limits.ts'
import { companyOf } from '#contract/rules/company.ts'

const piece = { brand: { name: 'Rolex' }, model_name: 'Datejust', photos: [], status: 'available' }
const page = {
  language: 'en',
  t: translators.en.t,
  company: companyOf(companyDefaults),
  transferDepositPercent: 25,
  livePhotoHours: 2,
  exchangeRate: null,
  callApi: async () => ({ ...piece, moving_to_city_name: null, availability_city_name: 'Moscow', price_usd: '1000.00' }),
} as unknown as PageContext

test('OWN-92 the pieces of a visit are read from the URL, each valid one once, up to the maximum', async () => {
  const refs = Array.from({ length: limits.visitPiecesMax + 2 }, (_, at) => `watch-${at + 1}`)
  const pieces = await loadVisitPieces(page, ['watch-1', 'ring-1', ...refs])
  expect(pieces.map(({ ref }) => ref)).toEqual(refs.slice(0, limits.visitPiecesMax))
})
