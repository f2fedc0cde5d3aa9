import { expect, test } from 'vitest'
import { actions } from '#contract/staff/actions.ts'
import { subjectPermissions } from '#contract/staff/subjects.ts'

test('OWN-27 actions stand in the order of their names, and are named after an area', () => {
  const names = Object.keys(actions)
  expect(names).toEqual(names.toSorted())
  for (const name of names) expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/)
})

test('OWN-27 subjects stand in the order of their names', () => {
  expect(Object.keys(subjectPermissions)).toEqual(Object.keys(subjectPermissions).toSorted())
})
