import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOfColumn, namesOfRows, labelsOfColumn } from '#backoffice/features/audit-entries/column-labels.ts'
import { auditColumns as englishColumns } from '#backoffice/i18n/en/audit-columns.ts'
import { audit as english } from '#backoffice/i18n/en/audit.ts'
import { auditColumns as russianColumns } from '#backoffice/i18n/ru/audit-columns.ts'
import { audit as russian } from '#backoffice/i18n/ru/audit.ts'
import { dictionary } from '#backoffice/i18n/ru/dictionary.ts'
import { ownerSettingNames } from '#contract/rules/staff/owner-setting-definitions.ts'
import { checklistItems } from '#contract/rules/staff/piece-steps.ts'
import { actions } from '#contract/staff/actions.ts'
import { subjectPermissions } from '#contract/staff/subjects.ts'
import { openTestDatabase } from '#test/shop.ts'

async function readWatched(): Promise<{ name: string; columns: string[] }[]> {
  const opened = await openTestDatabase()
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_trigger w join pg_class c on c.oid = w.tgrelid and c.relname || '_watched' = w.tgname
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where a.attname::text <> all (string_to_array(split_part(encode(w.tgargs, 'escape'), '\\000', 2), ','))
    group by c.relname`.execute(opened.database.db)
  await opened.database.close()
  await opened.drop()
  return rows
}

test('OWN-27 every recorded column and table has a label, and there are no unused labels', async () => {
  const watched = await readWatched()
  expect(watched.length).toBeGreaterThan(40)
  for (const words of [russian, english]) expect(Object.keys(words.tables).toSorted()).toEqual(watched.map(({ name }) => name).toSorted())
  for (const columns of [russianColumns, englishColumns]) {
    expect(Object.keys(columns).toSorted()).toEqual([...new Set(watched.flatMap(({ columns }) => columns))].toSorted())
  }
})

test('OWN-27 states, kinds, list entries and settings in the log have labels', async () => {
  const watched = await readWatched()
  const find = (key: string) => key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], dictionary)
  for (const [column, words] of Object.entries(labelsOfColumn)) {
    const [table, name] = column.split('.')
    expect(watched.find((each) => each.name === table)?.columns, column).toContain(name)
    expect(find(words), words).toEqual(expect.any(Object))
  }
  for (const column of listOfColumn.keys()) expect(watched.flatMap(({ columns }) => columns)).toContain(column)
  for (const name of ownerSettingNames) expect(find(`${namesOfRows.threshold}.${name}`)).toEqual(expect.any(String))
  for (const item of checklistItems) expect(find(`${namesOfRows.publish_requirement}.${item}`)).toEqual(expect.any(String))
})

type Words = Record<string, Record<string, string>>

test.each([
  ['ru', russian],
  ['en', english],
])('OWN-27 every action and every subject has a label in %s, and there are no unused labels', (_language, words) => {
  const named = Object.entries(words.actions as Words).flatMap(([area, verbs]) => Object.keys(verbs).map((verb) => `${area}.${verb}`))
  expect(named.toSorted()).toEqual(Object.keys(actions).toSorted())
  expect(Object.keys(words.subjects).toSorted()).toEqual(Object.keys(subjectPermissions).toSorted())
})
