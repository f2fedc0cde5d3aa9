import type { Finder } from '#server/domain/staff-search/finder.ts'

/** Those who work here, by name or email. */
export const findStaff: Finder = async ({ db }, _staff, text, max) => {
  const part = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where((where) => where.or([where('name', 'ilike', part), where('email', 'ilike', part)]))
    .orderBy('name')
    .limit(max)
    .execute()
  return rows.map(({ id, name, email }) => ({ kind: 'staff', id, title: name, detail: email, status: null }))
}
