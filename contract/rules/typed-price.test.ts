import { expect, test } from 'vitest'
import { formatTypedPrice } from '#contract/rules/typed-price.ts'

test('FORM-06 a typed amount is formatted like other prices', () => {
  for (const typed of ['9000', '9000 $', '$9,000', ' 9 000 USD', '9\u00A0000.00']) {
    expect(formatTypedPrice('ru', typed)).toBe('9\u00A0000\u00A0$')
    expect(formatTypedPrice('en', typed)).toBe('$9,000')
  }
  expect(formatTypedPrice('en', '1250000')).toBe('$1,250,000')
})

test('FORM-06 text that is not a plain amount is kept as typed', () => {
  for (const typed of ['900000 ₽', 'от 9000', '9000–10000 $', '9,5', '9000.50', '0', 'договоримся', '12345678901', ''])
    expect(formatTypedPrice('ru', typed)).toBe(typed)
})
