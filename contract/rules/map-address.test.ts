import { expect, test } from 'vitest'
import { mapAddress } from '#contract/rules/map-address.ts'

test('INFO-05 INFO-06 a map is a link with its place and zoom', () => {
  expect(mapAddress('Business Bay, Dubai', 16)).toBe('https://maps.google.com/maps?q=Business+Bay%2C+Dubai&z=16')
})
