import { expect, test } from 'vitest'
import { fillTemplate } from '#contract/rules/fill-template.ts'

test.each([
  ['no name', {}, 'no name'],
  ['{{a}}, {{b}}, {{a}}', { a: 'one', b: 2 }, 'one, 2, one'],
  ['{{unknown}}.', { a: 'one' }, '.'],
  ['{{a}} and {{a, unclosed', { a: 'one' }, 'one and {{a, unclosed'],
  ['{{constructor}}.', { a: 'one' }, '.'],
  ['{{a}}', { a: '$& {{b}}', b: 'never' }, '$& {{b}}'],
])('I18N-04 %s with %o becomes %s', (sentence, values, text) => {
  expect(fillTemplate(sentence, values)).toBe(text)
})
