import { expect, test } from 'vitest'
import { translators } from '#app/i18n/translators.server.ts'
import { deliveryText, viewingText } from '#app/sections/product/delivery-text.ts'
import type { Product } from '#app/sections/product/product.ts'
import { transferNotes, transferView } from '#app/sections/product/transfer.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'
import { deliveryCases, promiseCases } from '#test/promise-cases.ts'

const page = (language: 'ru' | 'en') =>
  ({ language, t: translators[language].t, company: companyOf(companyDefaults), transferDepositPercent: 25 }) as unknown as PageContext

const piece = (city: string, movingTo: string | null, status = 'available') =>
  ({
    kind: 'watch',
    piece: { id: 7, status, availability_city_name: city, moving_to_city_name: movingTo, price_usd: '1000.00' },
  }) as Product

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ')

test('PROM-01 OWN-55 the page of a piece on its way says where it can be seen, and that its delivery time is agreed', () => {
  const view = transferView(page('en'), piece('Dubai', 'Moscow'))
  expect(plain(view?.text)).toBe(
    'The piece is on its way to Moscow, where you can see it and try it on within 7 days. We can promise a pickup once it has arrived.',
  )
  expect(plain(view?.delivery)).toMatch(
    /on its way to Moscow: we will tell you the delivery time before you pay.+ \$50 to other countries\.$/,
  )
  expect(view).toMatchObject({
    link: 'Have it brought to\u00A0Dubai'.replace('\u00A0', ' '),
    path: expect.stringMatching(/office=dubai#book$/),
  })
  const russian = transferView(page('ru'), piece('Москва', 'Дубай'))
  expect(plain(russian?.text)).toMatch(/^В пути в Дубай: там его можно будет посмотреть/)
  expect(plain(russian?.delivery)).toContain('Предмет в пути в Дубай, срок доставки менеджер назовёт до оплаты')
})

test('PROM-01 the visit form states for each office when a piece in transit can be seen there; a sold piece has no transfer', () => {
  const notes = transferNotes(page('en'), piece('Dubai', 'Moscow').piece)
  expect(plain(notes.moscow)).toBe('Already on its way to Moscow: it will be there within 7 days.')
  expect(plain(notes.dubai)).toMatch(/^On its way to Moscow now; we can bring it in afterwards\. Refundable deposit of 25% \(\$250\)\.$/)
  expect(plain(transferView(page('en'), piece('Dubai', null))?.text)).toMatch(/^The piece is in Dubai now, .+3–7 days/)
  expect(transferView(page('en'), piece('Dubai', 'Moscow', 'sold'))).toBeNull()
})

const cityNames = { moscow: 'Moscow', dubai: 'Dubai' }
const { transferDays } = companyOf(companyDefaults)

test.each(promiseCases)(
  'PROM-01 the page and the visit form of a piece in %s state what a visit to the office %s requires (%s)',
  (place, office, _moment, told) => {
    const product = piece(cityNames[place], null)
    const view = plain(transferView(page('en'), product)?.text) ?? ''
    const note = plain(transferNotes(page('en'), product.piece)[office])
    if (told.transit === 'in-city') {
      expect(note).toBeUndefined()
      expect(view).toContain(`The piece is in ${cityNames[office]} now, where you can see it and try it on.`)
      expect(plain(viewingText(cityNames[place], transferDays, translators.en))).toContain(`The piece is in ${cityNames[office]}, where`)
    } else {
      const days = told.transit.replace('transfer ', '')
      const deposit = told.deposit ? 'efundable deposit of 25% ($250)' : 'never'
      expect(view).toContain(`We can bring it to ${cityNames[office]} for a viewing in ${days} days, with a r${deposit}.`)
      expect(note).toBe(`The piece is in ${cityNames[place]} now; we can bring it in ${days} days. R${deposit}.`)
    }
  },
)

test.each(deliveryCases)('PROM-01 the page of a piece in %s states the delivery to the main city of %s: %s', (place, country, kind) => {
  const text = plain(deliveryText(cityNames[place], transferDays, translators.en))
  const city = { RU: 'Moscow', AE: 'Dubai', US: '' }[country]
  const told = {
    'in-city': `The piece is in ${city}: within 24 hours of confirmation across the city`,
    transfer: `, 3–7 days to ${city}.`,
    agreed: 'Free within Russia and the UAE, $50 to other countries.',
  }
  expect(text).toContain(told[kind])
  if (kind === 'agreed') expect(text?.split('. ').at(-1)).not.toMatch(/days|hours/)
})
