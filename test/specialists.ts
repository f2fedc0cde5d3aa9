import type { WriteSpecialist } from '#contract/staff/specialists.ts'
import type { TestShop } from '#test/shop.ts'

/** Stores a specialist of all pieces and both offices, with `different` columns, and lets the shop's first process show it. */
export async function addSpecialist(
  { db, catalog }: Pick<TestShop, 'db' | 'catalog'>,
  different: Partial<WriteSpecialist> = {},
): Promise<number> {
  const names = { name_ru: 'Анна Крылова', name_en: 'Anna Krylova' }
  const { id } = await db
    .insertInto('specialist')
    .values({
      ...names,
      office: null,
      piece_kinds: ['watch', 'jewelry', 'bag'],
      languages: ['ru'],
      picture: null,
      staff_id: null,
      ...different,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await catalog.refresh()
  return id
}
