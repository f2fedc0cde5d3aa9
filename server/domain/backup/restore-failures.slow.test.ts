import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrationNames } from '#server/db/migrate.ts'
import { restoreBackup } from '#server/domain/backup/restore-backup.ts'
import { writeBackup } from '#server/domain/backup/write-backup.ts'
import { createArchive } from '#server/ports/archive.ts'
import { openEmptyDatabase, openTestDatabase } from '#test/shop.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const release = join(import.meta.dirname, '../../../test/releases/0.1.0-backup.tar.gz')
const folders = { photos: null, enquiryPhotos: null, originals: null }
const noFiles = async () => {}

describe('a backup that cannot be restored', () => {
  let empty: Awaited<ReturnType<typeof openEmptyDatabase>>
  beforeAll(async () => void (empty = await openEmptyDatabase()))
  afterAll(async () => {
    await empty.database.close()
    await empty.drop()
  })

  async function restoreError(file: string): Promise<string> {
    const { database } = empty
    const error = await database
      .runDedicated((db) => restoreBackup(db, file, noFiles))
      .then(
        () => 'restored',
        (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)),
      )
    const { rows } = await sql`select 1 from information_schema.tables where table_schema = 'public'`.execute(database.db)
    expect(rows).toEqual([])
    return error
  }

  test('OPS-04 fails with a readable message and leaves the database empty: truncated, no archive, no backup', async () => {
    const file = join(folder, 'good.tar.gz')
    const { database, drop } = await openTestDatabase()
    await writeBackup(database, folders, file, Date.now())
    await database.close()
    await drop()
    const cut = join(folder, 'cut.tar.gz')
    writeFileSync(cut, readFileSync(file).subarray(0, 30_000))
    expect(await restoreError(cut)).toMatch(/^StartupError: .*cut\.tar\.gz is damaged, cut off/)
    const text = join(folder, 'text.tar.gz')
    writeFileSync(text, 'hello')
    expect(await restoreError(text)).toMatch(/^StartupError: .*no archive/)
    const other = join(folder, 'other.tar.gz')
    const archive = createArchive(other)
    await archive.add('hello.txt', Buffer.from('hello'))
    await archive.finish()
    expect(await restoreError(other)).toBe('StartupError: The file is no backup of Vitrine.')
  })

  test('SAFE-02 OPS-04 with one byte changed anywhere, or truncated by a few bytes, fails with a readable message', async () => {
    const good = readFileSync(release)
    const at = [0.02, 0.3, 0.6, 0.9, 1].map((share) => Math.min(Math.floor(good.length * share), good.length - 6))
    for (const place of at) {
      const flipped = Buffer.from(good)
      flipped[place] = (flipped[place] ?? 0) ^ 0x10
      const file = join(folder, `flipped-${place}.tar.gz`)
      writeFileSync(file, flipped)
      expect([place, await restoreError(file)]).toEqual([place, expect.stringMatching(/^StartupError: .*(damaged|no backup)/)])
    }
    const file = join(folder, 'almost-whole.tar.gz')
    writeFileSync(file, good.subarray(0, -4))
    expect(await restoreError(file)).toMatch(/^StartupError: .*damaged, cut off/)
  })

  test.each([
    ['text that is no JSON', 'rows/country/000001.ndjson', '{"code":'],
    ['a row that the table refuses', 'rows/country/000001.ndjson', '{"code":"RU","name_ru":null,"name_en":"Russia"}'],
    ['a summary of another sort', 'summary.json', '{"rows":[]}'],
  ])('SAFE-02 that is a complete archive but has %s fails with a readable message', async (_what, name, text) => {
    const file = join(folder, 'odd.tar.gz')
    const archive = createArchive(file)
    const migrations = migrationNames().slice(0, 1)
    const elsewhere = { photos: 'elsewhere', enquiryPhotos: 'elsewhere', originals: 'elsewhere' }
    const manifest = { format: 'vitrine-backup-1', createdAt: '2026-11-22T00:00:00.000Z', migrations, ...elsewhere }
    await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)))
    await archive.add(name, Buffer.from(text))
    await archive.finish()
    expect(await restoreError(file)).toBe('StartupError: The backup is damaged: it holds what no shop writes. Nothing was restored.')
  })

  test(
    'SAFE-02 of an older version whose migrations fail leaves the database empty, and the next try restores it',
    { timeout: 120_000 },
    async () => {
      const { database, drop } = await openEmptyDatabase()
      const { db } = database
      await sql`create function names_agree(one text, other text) returns boolean language sql as 'select true'`.execute(db)
      const restore = () => database.runDedicated((dedicated) => restoreBackup(dedicated, release, noFiles))
      await expect(restore()).rejects.toThrow(/already exists/)
      expect((await sql`select 1 from information_schema.tables where table_schema = 'public'`.execute(db)).rows).toEqual([])
      await sql`drop function names_agree(text, text)`.execute(db)
      await restore()
      expect(await db.selectFrom('shop_order').select('number').execute()).toHaveLength(2)
      await database.close()
      await drop()
    },
  )

  test('OPS-05 of a newer version is refused with a readable message', async () => {
    const file = join(folder, 'newer.tar.gz')
    const archive = createArchive(file)
    const migrations = [...migrationNames(), '9999_later.sql']
    const manifest = {
      format: 'vitrine-backup-1',
      createdAt: '2026-11-22T00:00:00.000Z',
      migrations,
      photos: 'included',
      enquiryPhotos: 'included',
      originals: 'elsewhere',
    }
    await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)))
    await archive.finish()
    expect(await restoreError(file)).toMatch(/newer version of Vitrine \(9999_later\.sql\)/)
  })

  test('OPS-04 into a database with content is refused', async () => {
    const { database, drop } = await openTestDatabase()
    await expect(database.runDedicated((db) => restoreBackup(db, 'any', noFiles))).rejects.toThrow(/holds something already/)
    await database.close()
    await drop()
  })
})
