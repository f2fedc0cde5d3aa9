import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseAfterConflict, findChangedFields, isSameValue, mergeFields } from '#contract/rules/staff/merge-fields.ts'

const names = Array.from({ length: 20 }, (_none, at) => `field${at}`)
/** only a few values, so that two people often choose the same value */
const value = fc.constantFrom<unknown>('a', 'b', 1, null, ['a'], ['a', 'b'], { ru: 'а', en: 'a' }, { en: 'a', ru: 'а' })
const record = fc.tuple(...names.map(() => value)).map((values) => Object.fromEntries(names.map((name, at) => [name, values[at]])))
const changes = fc.dictionary(fc.constantFrom(...names), value)

test('OWN-24 changes of different fields merge, and the fields of the other person are reported', () => {
  const base = { price: '100', year: 1999, text: 'old' }
  const merge = mergeFields(base, { ...base, price: '90' }, { ...base, year: 2001 })
  expect(merge).toEqual({ merged: { price: '90', year: 2001, text: 'old' }, taken: ['year'], conflicts: [] })
})

test('OWN-24 two new values of one field are a conflict, the same value twice is not', () => {
  const base = { price: '100', year: 1999 }
  const merge = mergeFields(base, { price: '90', year: 2001 }, { price: '80', year: 2001 })
  expect(merge.conflicts).toEqual([{ field: 'price', base: '100', mine: '90', theirs: '80' }])
  expect([merge.merged, merge.taken]).toEqual([{ price: '80', year: 2001 }, []])
})

test('OWN-24 for any two changes, no field is overwritten by a person who did not change it, and no change is lost silently', () => {
  fc.assert(
    fc.property(record, changes, changes, (base, myChanges, theirChanges) => {
      const [mine, theirs] = [
        { ...base, ...myChanges },
        { ...base, ...theirChanges },
      ]
      const { merged, taken, conflicts } = mergeFields(base, mine, theirs)
      for (const name of names) {
        const [isMine, isTheirs] = [!isSameValue(mine[name], base[name]), !isSameValue(theirs[name], base[name])]
        const isConflict = conflicts.some(({ field }) => field === name)
        if (isMine && !isTheirs) expect(merged[name]).toEqual(mine[name])
        if (!isMine) expect(merged[name]).toEqual(theirs[name])
        expect(taken.includes(name)).toBe(!isMine && isTheirs)
        expect(isConflict).toBe(isMine && isTheirs && !isSameValue(mine[name], theirs[name]))
      }
    }),
  )
})

test('OWN-24 apart from conflicts, the order of saving makes no difference', () => {
  fc.assert(
    fc.property(record, changes, changes, (base, a, b) => {
      const [first, second] = [
        mergeFields(base, { ...base, ...a }, { ...base, ...b }),
        mergeFields(base, { ...base, ...b }, { ...base, ...a }),
      ]
      expect(first.conflicts.map(({ field }) => field)).toEqual(second.conflicts.map(({ field }) => field))
      for (const name of names)
        if (!first.conflicts.some(({ field }) => field === name)) expect(isSameValue(first.merged[name], second.merged[name])).toBe(true)
    }),
  )
})

test('OWN-24 a save after a conflict replaces only the fields that the person changed', () => {
  fc.assert(
    fc.property(record, changes, changes, (base, myChanges, theirChanges) => {
      const [mine, theirs] = [
        { ...base, ...myChanges },
        { ...base, ...theirChanges },
      ]
      const { merged, conflicts } = mergeFields(baseAfterConflict(base, mine, theirs), mine, theirs)
      expect(conflicts).toEqual([])
      for (const name of names) expect(merged[name]).toEqual(isSameValue(mine[name], base[name]) ? theirs[name] : mine[name])
    }),
  )
})

test('OWN-37 a field whose value differs counts as changed; lists are compared by content', () => {
  const base: Record<string, unknown> = { name: 'Royal Oak', year: null, functions: [1, 2] }
  expect(findChangedFields(base, { ...base, functions: [1, 2] })).toEqual({})
  expect(findChangedFields(base, { ...base, year: 2019, functions: [1] })).toEqual({ year: 2019, functions: [1] })
})
