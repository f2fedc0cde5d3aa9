import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { reapplyRestoredErasures } from '#server/cli/restored-erasures.ts'
import { verifyRestoredSeals } from '#server/cli/restored-seals.ts'
import type { Db } from '#server/db/database.ts'
import { restoreBackup } from '#server/domain/backup/restore-backup.ts'
import { writeBackup } from '#server/domain/backup/write-backup.ts'
import { storeErasureKeys } from '#server/domain/people/reapply-erasures.ts'
import { createSealer } from '#server/domain/staff/seal-secret.ts'
import { readSecretRing } from '#server/start/open-secrets.ts'
import { erasePerson } from '#test/erase-person.ts'
import { openEmptyDatabase, openTestShop, signIn, type TestShop, testConfig } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { visitorForms } from '#test/visitor-forms.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-erasures-'))
const file = join(folder, 'elsewhere', 'shop.tar.gz')
const settings = { DATA_DIR: join(folder, 'data') }
const newSecret = 'another-secret-for-tests-that-is-long-enough'
const oldSecret = 'a-secret-for-tests-that-is-long-enough'
let shop: TestShop

/**
 * Backs up a shop with three enquiries: two from different people who are both named Rosalind Quimby, and one from Boris. After the backup,
 * Anna sends an enquiry with the contact of Boris. Then the shop erases Anna and the Rosalind Quimby of the first enquiry.
 */
beforeAll(async () => {
  shop = await openTestShop(settings)
  const ask = visitorForms(() => shop, { name: 'Rosalind Quimby', phone: '+7 916 700-10-20', email: 'rosalind@example.com' })
  const number = await ask()
  await ask({ phone: '+7 916 700-10-21', email: 'other@example.com' })
  const boris = { name: 'Boris Petrov', phone: '+7 916 700-10-22', email: 'boris@example.com' }
  await ask(boris)
  mkdirSync(join(folder, 'elsewhere'))
  await writeBackup(shop.database, { photos: null, enquiryPhotos: null, originals: null }, file, shop.clock.now)
  shop.clock.now += hourMs
  const { headers } = await createStaff(shop, { roles: ['owner'] })
  const anna = await signIn(shop, { phone: '79167001023', first_name: 'Anna', last_name: 'Ivanova' })
  for (const thread of [number, await ask(boris, '/api/contacts/', anna.headers)]) {
    const { person_id: id } = await shop.db.selectFrom('thread').select('person_id').where('id', '=', thread).executeTakeFirstOrThrow()
    const erased = await erasePerson(shop, id, headers)
    expect([erased.statusCode, erased.body]).toEqual([200, expect.anything()])
  }
  await shop.runJobs()
  shop.clock.now += hourMs
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const readPeople = (db: Db) => db.selectFrom('person_handle').select('value').where('kind', '=', 'email').orderBy('value').execute()

async function restore({ backup = file, more = {} }: { backup?: string; more?: Record<string, string> } = {}) {
  const config = testConfig({ ...settings, ...more })
  const { database, drop } = await openEmptyDatabase()
  try {
    const { manifest } = await database.runDedicated((db) => restoreBackup(db, backup, async () => {}))
    await verifyRestoredSeals(database, config)
    const madeAt = new Date(manifest.createdAt)
    const result = await reapplyRestoredErasures(database, config, { file: backup, madeAt, now: () => shop.clock.now })
    return { ...result, emails: (await readPeople(database.db)).map(({ value }) => value) }
  } finally {
    await database.close()
    await drop()
  }
}

test('SAFE-06 a restore of an older backup erases again only the people erased since then', { timeout: 240_000 }, async () => {
  expect(await restore()).toEqual({
    done: 'People erased again, since they were erased after this backup: 1.',
    isComplete: true,
    emails: ['boris@example.com', 'other@example.com'],
  })
  const stored = readFileSync(join(settings.DATA_DIR, 'backups', 'erasures.ndjson'), 'utf8')
  expect(stored).not.toMatch(/rosalind|quimby|9167001020/i)
})

test(
  'SAFE-06 a restore with another secret reports erasures it could not match; kept keys and older secrets match',
  { timeout: 240_000 },
  async () => {
    const another = await restore({ more: { AUTH_SECRET: newSecret } })
    expect(another).toEqual({
      done: expect.stringContaining('Erasures that could not be matched: 2. They were made with another AUTH_SECRET.'),
      isComplete: false,
      emails: ['boris@example.com', 'other@example.com', 'rosalind@example.com'],
    })
    const rotated = { AUTH_SECRET: newSecret, AUTH_SECRET_PREVIOUS: oldSecret }
    expect(await restore({ more: rotated })).toMatchObject({ isComplete: true, emails: ['boris@example.com', 'other@example.com'] })
    const ring = readSecretRing(testConfig({ ...settings, ...rotated }))
    await storeErasureKeys(join(settings.DATA_DIR, 'backups'), { ring, sealer: createSealer(ring) })
    expect(await restore({ more: { AUTH_SECRET: newSecret } })).toMatchObject({
      isComplete: true,
      emails: ['boris@example.com', 'other@example.com'],
    })
  },
)

test('SAFE-06 a person who returned after being erased stays in a newer backup', { timeout: 240_000 }, async () => {
  await visitorForms(() => shop, { name: 'Rosalind Quimby', phone: '+7 916 700-10-20', email: 'rosalind@example.com' })()
  const newer = join(folder, 'newer.tar.gz')
  await writeBackup(shop.database, { photos: null, enquiryPhotos: null, originals: null }, newer, shop.clock.now)
  expect(await restore({ backup: newer })).toMatchObject({
    done: expect.stringContaining(': 0.'),
    emails: ['boris@example.com', 'other@example.com', 'rosalind@example.com'],
  })
})
