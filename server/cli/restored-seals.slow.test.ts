import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRestoredSeals } from '#server/cli/restored-seals.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { restoreBackup } from '#server/domain/backup/restore-backup.ts'
import { writeBackup } from '#server/domain/backup/write-backup.ts'
import { pieceAction, tamper, terminal } from '#test/audit-actions.ts'
import { openEmptyDatabase, openTestShop, type TestShop, testConfig, testNow } from '#test/shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-restored-'))
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await runAction(shop.ctx, terminal, pieceAction(1), async () => {})
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Backs up the shop, restores the backup with `settings`, and returns the result of verifying the seals. */
async function restore(settings: Record<string, string> = {}) {
  const file = join(folder, `${randomBytes(4).toString('hex')}.tar.gz`)
  await writeBackup(shop.database, { photos: null, enquiryPhotos: null, originals: null }, file, testNow)
  const { database, drop } = await openEmptyDatabase()
  try {
    await database.runDedicated((db) => restoreBackup(db, file, async () => {}))
    return await verifyRestoredSeals(database, testConfig(settings))
  } finally {
    await database.close()
    await drop()
  }
}

test('SAFE-08 a restore reports whether the seals are valid, made with another secret, or altered', { timeout: 240_000 }, async () => {
  const fitting = await restore()
  expect(fitting).toEqual({
    found: expect.stringMatching(/^The audit log was verified\. All 1 seals fit, 1 of them keyed\./),
    isAltered: false,
  })
  const another = await restore({ AUTH_SECRET: randomBytes(24).toString('hex') })
  expect(another).toEqual({ found: expect.stringContaining('its seals were made with another AUTH_SECRET'), isAltered: false })
  await tamper(shop.db, 'audit_entry', `update audit_entry set account = 'eve'`)
  const altered = await restore()
  expect(altered).toEqual({
    found: expect.stringMatching(/was altered\.\nEntry \d+: it or what it changed was altered\./),
    isAltered: true,
  })
})
