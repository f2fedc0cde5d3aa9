import { expect, test } from 'vitest'
import { safeLink } from '#app/sections/home/safe-link.ts'

test('HOME-06 a banner links to a path of this site or to an https URL', () => {
  expect(safeLink('/watch-buyback?from=home')).toBe('/watch-buyback?from=home')
  expect(safeLink('https://vitrine.example/sale')).toBe('https://vitrine.example/sale')
})

test('SEC-B5 any other URL of a banner is not linked', () => {
  expect(safeLink('javascript:alert(1)')).toBeNull()
  expect(safeLink('//elsewhere.example')).toBeNull()
  expect(safeLink('/\\elsewhere.example')).toBeNull()
  expect(safeLink('http://vitrine.example')).toBeNull()
  expect(safeLink('')).toBeNull()
})
