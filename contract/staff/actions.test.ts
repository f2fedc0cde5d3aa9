import { expect, test } from 'vitest'
import { actions } from '#contract/staff/actions.ts'
import { subjectPermissions } from '#contract/staff/subjects.ts'

test('OWN-27 actions are sorted by name, and each name begins with a known area', () => {
  const names = Object.keys(actions)
  expect(names).toEqual(names.toSorted())
  for (const name of names) expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/)
})

test('OWN-27 subjects are sorted by name', () => {
  expect(Object.keys(subjectPermissions)).toEqual(Object.keys(subjectPermissions).toSorted())
})
