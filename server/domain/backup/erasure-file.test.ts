import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { appendErasure, readErasures } from '#server/domain/backup/erasure-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-erasures-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('SAFE-06 an erasure file that cannot be read fails the restore; a missing one does not', async () => {
  const erasure = { key: 'a', at: new Date(0).toISOString(), cards: ['c'], accounts: [], contacts: [] }
  await appendErasure(folder, erasure)
  expect(await readErasures([folder, join(folder, 'missing')])).toEqual({ erasures: [erasure], keptKeys: [] })
  // a folder in place of the file cannot be read, even by root
  const unreadable = join(folder, 'unreadable')
  mkdirSync(join(unreadable, 'erasures.ndjson'), { recursive: true })
  await expect(readErasures([folder, unreadable])).rejects.toThrow('EISDIR')
})
