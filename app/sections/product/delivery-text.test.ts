import { expect, test } from 'vitest'
import { translators } from '#app/i18n/translators.server.ts'
import { deliveryText, viewingText } from '#app/sections/product/delivery-text.ts'

const transferDays = { min: 3, max: 7 }

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('EDN-05 the delivery text depends on the location of the piece', () => {
  expect(plain(deliveryText('Дубай', transferDays, translators.ru))).toContain(
    'Предмет в Дубае: по городу доставим в течение 24 часов после подтверждения, в Москву — за 3–7 дней.',
  )
  expect(plain(deliveryText('Moscow', transferDays, translators.en))).toContain(
    'The piece is in Moscow: within 24 hours of confirmation across the city, 3–7 days to Dubai.',
  )
  expect(plain(deliveryText('Geneva', transferDays, translators.en))).toContain('The piece is in Geneva now.')
})

test('CHK-05 EDN-05 the delivery text names the fee that orders have', () => {
  const given = { city: 'Geneva', fee: '75 USD', here: 'in Moscow', there: 'to Dubai', ...transferDays }
  for (const { t } of Object.values(translators))
    for (const key of ['product.trust.deliveryText', 'product.trust.deliveryFrom', 'checkout.delivery.deliveryText'] as const)
      expect(t(key, given)).toContain('75 USD')
  expect(deliveryText('Geneva', transferDays, translators.ru)).toMatch(/в\u00A0другие страны\u00A0—\u00A050\u00A0\$\.$/u)
  expect(deliveryText('Moscow', transferDays, translators.en)).toMatch(/ Free within Russia and the UAE, \$50 to other countries\.$/)
})

test('PDP-01 a viewing is where the piece is, or some days later at the other office', () => {
  expect(plain(viewingText('Дубай', transferDays, translators.ru))).toMatch(/^Предмет в Дубае, .* В другой офис привезём за 3–7 дней\.$/)
  expect(plain(viewingText('Geneva', transferDays, translators.en))).toMatch(/^The piece is in Geneva\. .* in 3–7 days\.$/)
})
