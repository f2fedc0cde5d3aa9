import { expect, test } from 'vitest'
import { labelPath, pieceOfLabel } from '#contract/rules/staff/labels.ts'

test('OWN-65 a piece is found by the URL or the short number of its label, and by nothing else', () => {
  expect(pieceOfLabel(`https://staff.example${labelPath(1042)}`)).toBe(1042)
  for (const typed of ['1042', ' 1042 ', '№ 1042', '№1042', 'No. 1042', '#1042', '/staff/label/1042/'])
    expect([typed, pieceOfLabel(typed)]).toEqual([typed, 1042])
  for (const typed of ['', '0', 'abc', '10.42', '-5', '126610LN', 'https://elsewhere.example/1042', '12345678901', '/staff/label/1042/x'])
    expect([typed, pieceOfLabel(typed)]).toEqual([typed, null])
})
