import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { safeExit } from '#test/safe-exit.ts'
import { createPostgres, onPostgres } from '#test/shop.ts'
import { layEmptyDatabase } from '#test/snapshot-files.ts'

const sample = join(import.meta.dirname, '../../docs/import-sample.csv')

test('OPS-03 the command writes a file with --apply; a missing file and an embedded database that the shop has open are refused in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-import-command-'))
  const server = onPostgres ? await createPostgres() : undefined
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, ...(server ? { DATABASE_URL: server.url } : {}) }
  const command = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [...safeExit, join(import.meta.dirname, 'import.ts'), ...args], { env })).stdout
      .trim()
      .split('\n')
  await expect(command('no-such-file.csv')).rejects.toMatchObject({ stderr: 'There is no file no-such-file.csv.\n' })
  if (!server) {
    layEmptyDatabase(folder)
    const shop = await openDatabase({ dataDir: folder, log: silentLog })
    await expect(command(sample)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/already runs on the data folder/) })
    await shop.close()
  }
  await expect(command(sample, '--status', 'gone')).rejects.toMatchObject({
    stderr: '--status is one of draft, incoming, available, not gone.\n',
  })
  expect((await command(sample, '--status', 'available')).slice(-3, -1)).toEqual([
    'On sale: 3. New drafts: 1.',
    '4 new, 0 changed, 0 same, 0 refused.',
  ])
  expect((await command(sample, '--apply')).slice(-2)).toEqual(['4 new, 0 changed, 0 same, 0 refused.', 'Everything was written.'])
  await server?.drop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
