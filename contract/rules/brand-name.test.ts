import { expect, test } from 'vitest'
import { brandMatches, normalizeBrandName } from '#contract/rules/brand-name.ts'

test.each([
  ['Hermès', 'HERMES'],
  ['A. Lange & Söhne', 'A. LANGE & SOHNE'],
  ['  Van  Cleef   & Arpels ', 'VAN CLEEF & ARPELS'],
  ['bulgari', 'BVLGARI'],
  ['Bvlgari', 'BVLGARI'],
  ['Herme\u0300s', 'HERMES'],
])('HOME-02 %s is normalized to %s', (name, normal) => {
  expect(normalizeBrandName(name)).toBe(normal)
})

test.each([
  ['Rolex', 'r', true],
  ['Rolex', 'R', true],
  ['Rolex', 'o', false],
  ['Élysée', 'e', true],
  ['Rolex', 'rolex', true],
  ['Rolex', ' ROLEX ', true],
  ['Rolex', 'ro', false],
  ['Hermès', 'hermes', true],
  ['Bvlgari', 'Bulgari', true],
  ['Bulgari', 'bvlgari', true],
  ['Bvlgari', 'b', true],
  ['Rolex', '', false],
])('CAT-03 the brand %s matches "%s": %s', (name, wanted, isMatch) => {
  expect(brandMatches(name, wanted)).toBe(isMatch)
})
