import { expect, test } from 'vitest'
import { diffTexts, diffWords } from '#contract/rules/staff/diff-texts.ts'
import type { TextDocument } from '#contract/rules/staff/text-document.ts'

const words = (en: string) => ({ ru: `р ${en}`, en })
const text = (...sentences: string[]): TextDocument => ({
  title: words('Title'),
  description: words('Description'),
  lead: words('Lead'),
  parts: [{ id: 'a', title: words('Part'), blocks: [{ kind: 'list', items: sentences.map(words) }] }],
})

test('OWN-103 a diff marks changed, added, removed and unchanged lines', () => {
  const changes = diffTexts(text('one', 'two', 'three', 'five'), text('one', 'twos', 'three', 'four', 'five', 'six'))
  expect(changes.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'changed', before: { sign: '—', ...words('two') }, after: { sign: '—', ...words('twos') } },
    { kind: 'added', after: { sign: '—', ...words('four') } },
    { kind: 'added', after: { sign: '—', ...words('six') } },
  ])
  expect(diffTexts(text('one', 'two'), text('two')).filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', before: { sign: '—', ...words('one') } },
  ])
  expect(diffTexts(text('one'), text('one')).every(({ kind }) => kind === 'same')).toBe(true)
})

test('OWN-103 changed sentences are compared word by word', () => {
  expect(diffWords('within 14 days of receipt', 'within 30 days of receipt')).toEqual([
    { kind: 'same', text: 'within ' },
    { kind: 'removed', text: '14 ' },
    { kind: 'added', text: '30 ' },
    { kind: 'same', text: 'days of receipt' },
  ])
  expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }])
})
