import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestShop } from '#test/shop.ts'

export async function findTables({ db }: TestShop, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying', 'bytea', 'bigint')
    order by 1`.execute(db)
  const searches = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name where exists (select from ${sql.table(name)} t where to_jsonb(t)::text ilike ${`%${word}%`})`,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(searches, sql` union all `)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the names of files in the data folder that contain a lowercase word. Also finds phone numbers that have other punctuation. */
export async function findFiles({ ctx }: TestShop, word: string): Promise<string[]> {
  const folder = join(ctx.ports.enquiryFiles.rootPath, '..')
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: string[] = []
  for (const file of files.filter((entry) => entry.isFile())) {
    const text = (await readFile(join(file.parentPath, file.name), 'latin1')).toLowerCase()
    if (text.includes(word) || text.replaceAll(/[ ()-]/g, '').includes(word)) found.push(file.name)
  }
  return found
}

/**
 * Whether a response contains a text. Digits match only as a whole number (in dollars or cents), because random ids may contain the same
 * digits.
 */
export function holdsText(body: string, text: string): boolean {
  if (!/^\d+$/.test(text)) return body.includes(text)
  return new RegExp(`(?<![0-9A-Za-z])${text}(?:00)?(?![0-9A-Za-z])`).test(body)
}

/** Leaves out UUIDs and hashes, because their random digits may look like a phone or a sum. */
export const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24,}/g, '…')
