import { expect, test } from 'vitest'
import { typeset, typesetAll } from '#app/sections/info/typeset.ts'

test('I18N-04 no number is separated from its unit, and no short word ends a line', () => {
  expect(typeset('Ответим в течение 24 часов — и с гарантией')).toBe('Ответим в\u00A0течение 24\u00A0часов\u00A0— и\u00A0с\u00A0гарантией')
  expect(typeset('within 14 days of the sale')).toBe('within 14\u00A0days of\u00A0the\u00A0sale')
})

test('I18N-04 facts are filled in, and anchors stay unchanged', () => {
  expect(typesetAll({ id: 'a 1 b', text: ['{{phone}}'] }, { phone: '+7' })).toEqual({ id: 'a 1 b', text: ['+7'] })
})
