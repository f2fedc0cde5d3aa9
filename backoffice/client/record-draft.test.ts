import { beforeEach, expect, test, vi } from 'vitest'
import { dropRecordDraft, readRecordDraft, sweepRecordDrafts, writeRecordDraft } from '#backoffice/client/record-draft.ts'
import { dayMs } from '#contract/rules/durations.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const ada = { staffId: 'ada', kind: 'piece', id: '7' }
const now = Date.parse('2026-11-22T12:00:00Z')
const draft = { version: 3, at: now, changed: { price: '12500.00' }, was: { price: '13000.00' } }

test('OWN-23 a draft belongs to one person and one record, and expires after seven days', () => {
  writeRecordDraft(ada, draft)
  expect(readRecordDraft(ada, now + 6 * dayMs)).toEqual(draft)
  expect(readRecordDraft(ada, now + 7 * dayMs)).toBeNull()
  expect(readRecordDraft({ ...ada, staffId: 'bob' }, now)).toBeNull()
  expect(readRecordDraft({ ...ada, id: '8' }, now)).toBeNull()
  dropRecordDraft(ada)
  expect(readRecordDraft(ada, now)).toBeNull()
})

test('OWN-23 clearing a device removes the drafts of its person and the expired drafts of everyone', async () => {
  const bob = { ...ada, staffId: 'bob' }
  const eve = { ...ada, staffId: 'eve' }
  stored.set('another', 'text')
  for (const key of [ada, bob]) writeRecordDraft(key, draft)
  writeRecordDraft(eve, { ...draft, at: now - 8 * dayMs })
  await sweepRecordDrafts('ada', now)
  expect([...stored.keys()]).toEqual(['another', 'staff-draft:bob:piece:7'])
})

test('OWN-23 a malformed draft is ignored', () => {
  stored.set('staff-draft:ada:piece:7', '{"version":')
  expect(readRecordDraft(ada, now)).toBeNull()
})
