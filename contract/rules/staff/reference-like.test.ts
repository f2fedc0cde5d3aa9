import { expect, test } from 'vitest'
import { isReferenceLike } from '#contract/rules/staff/reference-like.ts'

test.each(['126610LN', '5711/1A-010', 'IW 3714', '116500', 'B6035517'])('OWN-35 %s is a reference', (text) => {
  expect(isReferenceLike(text)).toBe(true)
})

test.each(['Submariner', 'Speedmaster 57', 'Birkin 30', 'Дайтона', 'Love', ''])('OWN-35 «%s» is not a reference', (text) => {
  expect(isReferenceLike(text)).toBe(false)
})
