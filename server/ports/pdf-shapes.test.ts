import { expect, test } from 'vitest'
import { findScript, replaceShapeless } from '#server/ports/pdf-shapes.ts'

test('OWN-75 a PDF shows no empty boxes for characters that its fonts lack', () => {
  expect(replaceShapeless('Спасибо 🎉👍🏽, до встречи!')).toBe('Спасибо , до встречи!')
  expect(replaceShapeless('Nguyễn → 40\u202Fmm ≥ 39″')).toBe('Nguyen -> 40\u00A0mm >= 39"')
  expect(replaceShapeless('山田')).toBe('??')
  expect(replaceShapeless('и\u0306о\nё')).toBe('йо ё')
})

test('OWN-75 characters of the fonts stay, and each one is in the font assigned to it', () => {
  const text = 'Złoty Škoda © ® ™ № 7 «Ролекс» 12 000 ₽ · € £ — Ґ'
  expect(replaceShapeless(text)).toBe(text)
  expect([findScript('₽'), findScript('€'), findScript('№')]).toEqual(['latin-ext', 'latin', 'cyrillic'])
})
