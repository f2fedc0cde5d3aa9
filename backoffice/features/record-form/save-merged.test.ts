import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepLaterInput, saveMerged } from '#backoffice/features/record-form/save-merged.ts'
import { type Fields, isSameValue } from '#contract/rules/staff/merge-fields.ts'

const names = Array.from({ length: 20 }, (_none, at) => `field${at}`)
const value = fc.constantFrom<unknown>('a', 'b', 'c', 1, null, ['a'])
const base: Fields = Object.fromEntries(names.map((name) => [name, 'was']))
const typed = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 20 })

class TooLateError extends Error {}

/** Simulates a server with one record. It accepts a save only for the current version, and records who wrote which fields. */
function openStore() {
  const state = { values: base, version: 1, by: '' }
  const writes: { by: string; changed: Fields }[] = []
  return {
    state,
    writes,
    as: (by: string) => ({
      save: async (changed: Fields, version: number) => {
        if (version !== state.version) throw new TooLateError()
        Object.assign(state, { values: { ...state.values, ...changed }, version: version + 1, by })
        writes.push({ by, changed })
        return { values: state.values, version: state.version }
      },
      readStaleSave: (error: unknown) =>
        error instanceof TooLateError ? { theirs: state.values, version: state.version, by: state.by, at: '' } : null,
    }),
  }
}

test('OWN-24 two browsers saving 20 fields in any order write only typed fields and lose no input without asking', async () => {
  await fc.assert(
    fc.asyncProperty(typed, typed, fc.boolean(), async (a, b, isReversed) => {
      const store = openStore()
      const people = [
        { name: 'Ada', typed: a },
        { name: 'Max', typed: b },
      ]
      const [first, second] = isReversed ? people.toReversed() : people
      if (!first || !second) return
      const from = { values: base, version: 1 }
      await saveMerged(store.as(first.name), { ...base, ...first.typed }, from)
      const outcome = await saveMerged(store.as(second.name), { ...base, ...second.typed }, from)
      const firstFields = names.filter((name) => name in first.typed && !isSameValue(first.typed[name], base[name]))
      const secondFields = names.filter((name) => name in second.typed && !isSameValue(second.typed[name], base[name]))
      const disputed = firstFields.filter((name) => secondFields.includes(name) && !isSameValue(first.typed[name], second.typed[name]))
      for (const { by, changed } of store.writes)
        for (const name of Object.keys(changed)) expect(by === first.name ? firstFields : secondFields).toContain(name)
      for (const name of firstFields) expect(store.state.values[name]).toEqual(first.typed[name])
      if (disputed.length) {
        if (outcome.kind !== 'disputed') throw new Error('There was no question')
        expect(outcome.dispute.fields.toSorted()).toEqual(disputed.toSorted())
        expect(store.writes.every(({ by }) => by === first.name)).toBe(true)
        const chosen = Object.fromEntries(disputed.map((name) => [name, second.typed[name]]))
        const { merged, theirs, version, othersChanges } = outcome.dispute
        await saveMerged(store.as(second.name), { ...merged, ...chosen }, { values: theirs, version }, othersChanges)
      } else if (outcome.kind === 'saved') {
        const othersChanges = secondFields.length ? firstFields.filter((name) => !secondFields.includes(name)) : []
        expect([...(outcome.othersChanges?.fields ?? [])].toSorted()).toEqual(othersChanges.toSorted())
      }
      for (const name of secondFields) expect(store.state.values[name]).toEqual(second.typed[name])
      for (const name of names)
        if (!firstFields.includes(name) && !secondFields.includes(name)) expect(store.state.values[name]).toBe('was')
    }),
    { numRuns: 500 },
  )
})

test('OWN-24 a third save in between is merged as well, and both authors are named', async () => {
  const store = openStore()
  const from = { values: base, version: 1 }
  await saveMerged(store.as('Max'), { ...base, field1: 'max' }, from)
  const mine = store.as('Ada')
  let isFirst = true
  const interrupted = {
    ...mine,
    save: async (changed: Fields, version: number) => {
      // simulates another save between the refusal and the retry
      if (!isFirst && store.state.version === 2)
        await saveMerged(store.as('Eve'), { ...store.state.values, field2: 'eve' }, { ...store.state })
      isFirst = false
      return mine.save(changed, version)
    },
  }
  const outcome = await saveMerged(interrupted, { ...base, field3: 'ada' }, from)
  expect(outcome).toMatchObject({ kind: 'saved', othersChanges: { by: 'Max, Eve', fields: ['field1', 'field2'] } })
  expect(store.state.values).toMatchObject({ field1: 'max', field2: 'eve', field3: 'ada' })
})

test('OWN-23 OWN-24 a field that is changed during a save keeps its later value; all others get the saved one', () => {
  const sent = { price: '100', text: 'mine', year: 1999 }
  const saved = { price: '100.00', text: 'mine', year: 2001 }
  expect(keepLaterInput(saved, sent, sent)).toEqual(saved)
  expect(keepLaterInput(saved, sent, { ...sent, price: '120', text: '' })).toEqual({ price: '120', text: '', year: 2001 })
})

test('OWN-24 any other error is thrown to the caller', async () => {
  const store = { save: () => Promise.reject(new Error('offline')), readStaleSave: () => null }
  await expect(saveMerged(store, { a: 1 }, { values: { a: 0 }, version: 1 })).rejects.toThrow('offline')
})
