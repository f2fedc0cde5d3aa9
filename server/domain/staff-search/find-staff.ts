import { sql } from 'kysely'
import { foldedPattern } from '#server/domain/search/typed-parts.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

/** Finds staff members by name or email. */
export const findStaff: Finder = async ({ db }, _staff, text, max) => {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where(sql<boolean>`fold_words(name || ' ' || email) like ${foldedPattern(text)}`)
    .orderBy('name')
    .limit(max)
    .execute()
  return rows.map(({ id, name, email }) => ({ kind: 'staff', id, title: name, detail: email, status: null }))
}
