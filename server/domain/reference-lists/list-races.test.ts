import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { addListEntry, changeListEntry, deleteListEntry, readListEntries } from '#server/domain/reference-lists/list-entries.ts'
import { mergeListEntries } from '#server/domain/reference-lists/merge-list-entries.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

const actor = { kind: 'terminal', user: 'test' } as const
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Returns a context in which `meanwhile` runs after the first query, before the caller gets the result. */
function overtakenBy(meanwhile: () => Promise<unknown>) {
  let isOvertaken = false
  const db: Db = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isOvertaken) {
        isOvertaken = true
        await meanwhile()
      }
      return result
    },
  })
  return { ...shop.ctx, db }
}
const add = async (list: 'watch_types' | 'functions' | 'brands', name: string, ctx = shop.ctx) =>
  (await addListEntry(ctx, actor, list, { name_ru: name, name_en: name, is_meant: false })).entry
const namesOf = async (list: 'watch_types' | 'functions') => (await readListEntries(shop.db, list)).map(({ nameEn }) => nameEn)

test('OWN-39 one of two people who add the same name at once is refused', async () => {
  await expect(
    add(
      'watch_types',
      'Lunar',
      overtakenBy(() => add('watch_types', 'Lunar')),
    ),
  ).rejects.toMatchObject({ code: 'conflict' })
  expect((await namesOf('watch_types')).filter((name) => name === 'Lunar')).toHaveLength(1)
})

test('OWN-39 an entry that a piece begins to use while it is deleted stays', async () => {
  const { id } = await add('functions', 'Tide clock')
  const use = async () => {
    const piece = await addPiece(shop.db)
    await shop.db.insertInto('piece_function').values({ piece_id: piece, function_id: id }).execute()
  }
  const deleted = deleteListEntry(overtakenBy(use), actor, { list: 'functions', id })
  await expect(deleted).rejects.toMatchObject({ code: 'conflict' })
  expect(await namesOf('functions')).toContain('Tide clock')
})

test('OWN-39 merging keeps a spelling that was added meanwhile', async () => {
  const [from, into] = [await add('brands', 'Kervann'), await add('brands', 'Osterlund')]
  const spell = () => changeListEntry(shop.ctx, actor, { list: 'brands', id: from.id }, { spellings: ['Кервань'] })
  const { entry } = await mergeListEntries(overtakenBy(spell), actor, { list: 'brands', id: from.id, into: into.id })
  expect(entry.spellings).toEqual(['Kervann', 'Кервань'])
})
