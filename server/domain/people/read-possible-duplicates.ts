import { sql } from 'kysely'
import type { DuplicateReason } from '#contract/rules/staff/person-enums.ts'
import type { Db } from '#server/db/database.ts'
import { type ListedPersonRow, readPeople } from '#server/domain/people/list-people.ts'

type PersonDoubt = { person: ListedPersonRow; reasons: DuplicateReason[] }

const shownMax = 10

/** Returns the customer cards that may be duplicates of a card, because they have the same contact, or the same full name and city. */
export async function readPossibleDuplicates(db: Db, id: number): Promise<PersonDoubt[]> {
  const { rows } = await sql<{ id: number; reason: DuplicateReason }>`
    select case when d.person_id = ${id} then d.other_id else d.person_id end as id, d.reason
    from person_doubt d where (d.person_id = ${id} or d.other_id = ${id}) and d.state = 'open'
    union
    select twin.id, 'name' from person p
      join person twin on twin.id <> p.id and lower(twin.name) = lower(p.name) and lower(twin.city) = lower(p.city)
        and twin.merged_into is null and twin.erased_at is null and twin.name like '% %'
    where p.id = ${id} and p.city <> '' and not exists (
      select from person_doubt d
      where d.person_id = least(p.id, twin.id) and d.other_id = greatest(p.id, twin.id) and d.state = 'different'
    ) limit ${shownMax}`.execute(db)
  if (!rows.length) return []
  const reasons = Map.groupBy(rows, (row) => row.id)
  const ids = [...reasons.keys()]
  const condition = sql<boolean>`p.id = any(${ids}) and p.merged_into is null and p.erased_at is null`
  const people = await readPeople(db, condition, { ordering: 'last', limit: shownMax, offset: 0 })
  return people.map((person) => ({ person, reasons: (reasons.get(person.id) ?? []).map(({ reason }) => reason) }))
}
