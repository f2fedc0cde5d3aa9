import { expect, test } from 'vitest'
import { matchesWords } from '#backoffice/features/command-search/choice.ts'

test.each([
  ['Новый предмет', 'пред нов', true],
  ['Audit log', 'AU', true],
  ['Раздел «Заказы»', 'заказы', true],
  ['Audit log', 'dit', false],
  ['Anything', '', true],
])('OWN-18 the title «%s» matches the text «%s»: %s', (title, text, isFound) => expect(matchesWords(title, text)).toBe(isFound))
