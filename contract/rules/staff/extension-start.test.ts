import { expect, test } from 'vitest'
import { extensionStart } from '#contract/rules/staff/extension-start.ts'

test('OWN-73 a reservation is extended from its end, or from now if it has ended', () => {
  expect(extensionStart(2000, 1000)).toBe(2000)
  expect(extensionStart(1000, 2000)).toBe(2000)
})
