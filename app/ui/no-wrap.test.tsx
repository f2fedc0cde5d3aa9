import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoWrap } from '#app/ui/no-wrap.tsx'

const html = (text: string) => renderToStaticMarkup(<NoWrap text={text} />)

test.each(['Land-Dweller', 'M310/0', 'Пн–Пт', '+7 916 123-45-67', '29 ноября', 'November 29'])('PDP-01 %s is not broken', (word) => {
  expect(html(`a ${word} b`)).toBe(`a <span class="whitespace-nowrap">${word}</span> b`)
})

test('PDP-01 a long word may break, and text without dashes or slashes is unchanged', () => {
  expect(html('A-very-long-hyphenated-name Royal Oak')).toBe('A-very-long-hyphenated-name Royal Oak')
})
