import { expect, test } from 'vitest'
import { safeLink } from '#app/sections/home/safe-link.ts'

test('HOME-06 a banner leads to a path of this site or to an https address', () => {
  expect(safeLink('/watch-buyback?from=home')).toBe('/watch-buyback?from=home')
  expect(safeLink('https://vitrine.example/sale')).toBe('https://vitrine.example/sale')
})

test('SEC-B5 any other address of a banner is no link', () => {
  expect(safeLink('javascript:alert(1)')).toBeNull()
  expect(safeLink('//elsewhere.example')).toBeNull()
  expect(safeLink('/\\elsewhere.example')).toBeNull()
  expect(safeLink('http://vitrine.example')).toBeNull()
  expect(safeLink('')).toBeNull()
})
