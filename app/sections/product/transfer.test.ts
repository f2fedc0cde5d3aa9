import { expect, test } from 'vitest'
import { translators } from '#app/i18n/translators.server.ts'
import type { Product } from '#app/sections/product/product.ts'
import { transferNotes, transferView } from '#app/sections/product/transfer.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'

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
  expect(view).toMatchObject({ link: 'Have it brought to\u00A0Dubai'.replace('\u00A0', ' '), path: expect.stringMatching(/office=dubai$/) })
  const russian = transferView(page('ru'), piece('Москва', 'Дубай'))
  expect(plain(russian?.text)).toMatch(/^В пути в Дубай: там его можно будет посмотреть/)
  expect(plain(russian?.delivery)).toContain('Предмет в пути в Дубай, срок доставки менеджер назовёт до оплаты')
})

test('PROM-01 the page and the form of a visit tell the same of a piece on its way', () => {
  const notes = transferNotes(page('en'), piece('Dubai', 'Moscow').piece)
  expect(plain(notes.moscow)).toBe('Already on its way to Moscow: it will be there within 7 days.')
  expect(plain(notes.dubai)).toMatch(/^On its way to Moscow now, we can bring it afterwards\. Refundable deposit of 25% \(\$250\)\.$/)
  expect(plain(transferView(page('en'), piece('Dubai', null))?.text)).toMatch(/^The piece is in Dubai now, .+3–7 days/)
  expect(transferView(page('en'), piece('Dubai', 'Moscow', 'sold'))).toBeNull()
})
