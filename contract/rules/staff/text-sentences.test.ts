import { expect, test } from 'vitest'
import { findSentenceProblem, isSafeAddress } from '#contract/rules/staff/text-sentences.ts'

test.each([
  ['Plain words, «quoted», 1–2 days.', null],
  ['Call {{phone}} or write to {{email}}.', null],
  ['See [the terms](/terms#delivery), [below](#here), [a site](https://example.com/x?y=1), [mail](mailto:a@b.example).', null],
  ['A note [1] in brackets', null],
  ['<b>bold</b> is shown as it is typed', null],
  ['   ', 'empty'],
  ['Call {{fone}}', 'fact-unknown'],
  ['Call {{phone}', 'fact-broken'],
  ['Call {{ phone }}', 'fact-broken'],
  ['See [the terms](/terms', 'link-broken'],
  ['See [the terms]( /terms)', 'link-broken'],
  ['See [the terms](/a(b))', 'link-broken'],
  ['See [call {{phone}}](/contacts)', 'link-broken'],
  ['See [x](javascript:alert(1))', 'link-broken'],
  ['See [x](javascript:alert`1`)', 'link-scheme'],
  ['See [x](JavaScript:void)', 'link-scheme'],
  ['See [x](data:text/html,x)', 'link-scheme'],
  ['See [x](//evil.example)', 'link-scheme'],
  ['See [x](/\\evil.example)', 'link-scheme'],
  ['See [x](http://example.com)', 'link-scheme'],
] as const)('OWN-103 SEC-B5 the problem of the sentence %j is %s', (text, problem) => {
  expect(findSentenceProblem(text, 'linked')).toBe(problem)
})

test('OWN-103 a heading has no links and no facts that are links; the title of a page has no facts at all', () => {
  expect(findSentenceProblem('[x](/terms)', 'plain')).toBe('link-here')
  expect(findSentenceProblem('{{phone}}', 'plain')).toBe('fact-here')
  expect(findSentenceProblem('{{appointmentHours}}', 'plain')).toBe(null)
  expect(findSentenceProblem('{{appointmentHours}}', 'bare')).toBe('fact-here')
})

test('SEC-B5 an address with a control character before its scheme is rejected', () => {
  for (const address of ['\u0001javascript:x', ' javascript:x', 'vbscript:x', 'file:///etc', '\\\\host'])
    expect([address, isSafeAddress(address)]).toEqual([address, false])
})
