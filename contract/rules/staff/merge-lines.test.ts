import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeLines } from '#contract/rules/staff/merge-lines.ts'

const lines = (...all: string[]) => all.join('\n')
/** Texts with few distinct lines, so that lines repeat. */
const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 }).map((all) => all.join('\n'))

test('OWN-24 changes of separate lines are merged', () => {
  const was = lines('Case: steel', 'Dial: black', 'Strap: leather')
  const mine = lines('Case: steel, polished', 'Dial: black', 'Strap: leather')
  const theirs = lines('Case: steel', 'Dial: black', 'Strap: leather', 'Box and papers')
  const text = lines('Case: steel, polished', 'Dial: black', 'Strap: leather', 'Box and papers')
  expect(mergeLines(was, mine, theirs)).toEqual({ text, isDisputed: false })
  expect(mergeLines(was, theirs, mine)).toEqual({ text, isDisputed: false })
})

test('OWN-24 a line changed by both is kept in both versions, the other person’s first', () => {
  const merge = mergeLines(lines('one', 'two', 'three'), lines('one', 'my two', 'three'), lines('one', 'their two', 'three'))
  expect(merge).toEqual({ text: lines('one', 'their two', 'my two', 'three'), isDisputed: true })
})

test('OWN-24 a merge leaves out a line that one side removed and contains a line that the other side added', () => {
  expect(mergeLines(lines('a', 'b', 'c', 'd'), lines('a', 'c', 'd'), lines('a', 'b', 'c', 'x', 'd')).text).toBe(lines('a', 'c', 'x', 'd'))
})

test('OWN-24 for any texts, a change by one person is taken whole, and the same change by both is not disputed', () => {
  fc.assert(
    fc.property(text, text, (was, next) => {
      expect(mergeLines(was, next, was)).toEqual({ text: next, isDisputed: false })
      expect(mergeLines(was, was, next)).toEqual({ text: next, isDisputed: false })
      expect(mergeLines(was, next, next)).toEqual({ text: next, isDisputed: false })
    }),
  )
})

test('OWN-24 for any texts, no written line is lost, and without a dispute the order of saving does not matter', () => {
  fc.assert(
    fc.property(text, text, text, (was, mine, theirs) => {
      const merge = mergeLines(was, mine, theirs)
      const before = new Set(was.split('\n'))
      const merged = merge.text.split('\n')
      for (const line of [...mine.split('\n'), ...theirs.split('\n')]) if (!before.has(line)) expect(merged).toContain(line)
      const other = mergeLines(was, theirs, mine)
      expect(other.isDisputed).toBe(merge.isDisputed)
      if (!merge.isDisputed) expect(other.text).toBe(merge.text)
    }),
  )
})
