import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Returns every table and every file of the data folder as lowercase text. Leaves out backups, from which nothing is erased. */
export async function readEverything(shop: {
  ctx: { db: Db; ports: { enquiryFiles: { rootPath: string } } }
}): Promise<Map<string, string>> {
  const { db, ports } = shop.ctx
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(lower(to_jsonb(t)::text), ' '), '') as text from ${sql.table(name)} t`.execute(db)
    texts.set(name, rows[0]?.text ?? '')
  }
  const folder = join(ports.enquiryFiles.rootPath, '..')
  const files = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  for (const file of files.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('backups'))) {
    const path = join(file.parentPath, file.name)
    texts.set(path, (await readFile(path, 'latin1')).toLowerCase())
  }
  return texts
}

export const placesOf = (texts: ReadonlyMap<string, string>, word: string): string[] =>
  [...texts].flatMap(([place, text]) => (text.includes(word.toLowerCase()) ? [place] : []))
