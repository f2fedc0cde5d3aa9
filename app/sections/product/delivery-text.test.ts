import { expect, test } from 'vitest'
import { translators } from '#app/i18n/translators.server.ts'
import { deliveryText } from '#app/sections/product/delivery-text.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('EDN-05 delivery is told from where the piece is', () => {
  expect(plain(deliveryText('Дубай', translators.ru))).toContain(
    'Предмет в Дубае: по городу доставим в течение 24 часов после подтверждения, в Москву — за 3–7 дней.',
  )
  expect(plain(deliveryText('Moscow', translators.en))).toContain(
    'The piece is in Moscow: across the city within 24 hours of confirmation, to Dubai in 3–7 days.',
  )
  expect(plain(deliveryText('Geneva', translators.en))).toContain('The piece is in Geneva now.')
})
