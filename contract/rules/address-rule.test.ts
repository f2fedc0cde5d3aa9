import { expect, test } from 'vitest'
import { type AddressRule, postalCodeHint } from '#contract/rules/address-rule.ts'

const ruleOf = (pattern: string, example: string): AddressRule => ({
  parts: ['address_line1', 'postal_code'],
  required: ['address_line1', 'postal_code'],
  state_kind: null,
  postal_code: { kind: 'postal', pattern, example },
})
const usa = ruleOf('(\\d{5})(?:[ \\-](\\d{4}))?', '95014')
const poland = ruleOf('\\d{2}-\\d{3}', '00-950')
const britain = ruleOf('[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', 'EC1Y 8SY')

test.each([
  [usa, '10001'],
  [usa, ' 10001-1234 '],
  [usa, '10001 1234'],
  [usa, '１０００１'],
  [poland, '00-950'],
  [poland, '00950'],
  [poland, '00–950'],
  [britain, 'ec1a1bb'],
  [britain, 'EC1A  1BB'],
  [usa, ''],
])('REAL-05 the rule %j gives no hint for the postal code %j', (rule, code) => {
  expect(postalCodeHint(rule, code)).toBeNull()
})

test.each([
  [usa, '1000'],
  [usa, '1O001'],
  [poland, '0095'],
  [britain, '101000'],
])('REAL-05 the rule %j gives its example as a hint for %j', (rule, code) => {
  expect(postalCodeHint(rule, code)).toBe(rule.postal_code?.example)
})
