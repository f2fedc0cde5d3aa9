import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { restoreBackup } from '#server/domain/backup/restore-backup.ts'
import { openEmptyDatabase, openTestShop, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
let folder: string
let owner: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-backups-'))
  shop = await openTestShop({ DATA_DIR: folder, BACKUP_HOUR: '1', BACKUP_KEEP: '2' })
  owner = await createStaff(shop)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  shop.clock.now = testNow
  await shop.ctx.backups.settle()
  for (const { name } of await list()) await shop.ctx.backups.remove(name)
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, headers = owner.headers) =>
  shop.app.inject({ method, url: `/api/staff/backups${path}`, headers, ...(payload ? { payload } : {}) })
const list = async (): Promise<{ name: string; bytes: number }[]> => (await call('GET', '/')).json().results
const take = async (withPhotos = false): Promise<string> => {
  const response = await call('POST', '/', { with_photos: withPhotos })
  expect(response.statusCode, response.body).toBe(201)
  return response.json().name
}
function touchFiles(folderOfFiles: string): void {
  const now = new Date(Date.now())
  for (const name of readdirSync(folderOfFiles)) utimesSync(join(folderOfFiles, name), now, now)
}
const entriesOf = (action: string) => shop.db.selectFrom('audit_entry').selectAll().where('action', '=', action).execute()

test('OWN-112 a backup restores into an empty database, and is shown in the audit log and on the health page', async () => {
  const name = await take()
  await shop.ctx.backups.settle()
  const [file, ...others] = await list()
  expect([file?.name, others]).toEqual([name, []])

  const { url } = (await call('POST', `/${name}/download/`, {})).json()
  const download = await shop.app.inject({ url, headers: owner.headers })
  expect(download.headers).toMatchObject({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
  expect(download.rawPayload).toHaveLength(file?.bytes ?? 0)
  const copy = join(folder, 'downloaded.tar.gz')
  writeFileSync(copy, download.rawPayload)
  const empty = await openEmptyDatabase()
  try {
    const { manifest, summary } = await empty.database.runDedicated((db) => restoreBackup(db, copy, async () => {}))
    expect(manifest.photos).toBe('elsewhere')
    const { count } = await shop.db
      .selectFrom('piece')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(summary.rows.piece).toBe(Number(count))
  } finally {
    await empty.database.close()
    await empty.drop()
  }

  expect(await entriesOf('backup.take')).toMatchObject([{ staff_id: owner.staffId, subject_label: name }])
  const downloaded = { staff_id: owner.staffId, subject_label: name }
  expect(await entriesOf('backup.download')).toMatchObject([downloaded])
  const health = await shop.app.inject({ url: '/api/staff/health/', headers: owner.headers })
  expect(health.json().backup_at).toBe(new Date(testNow).toISOString())
})

test('SAFE-08 each download of a file is logged, also one by its URL alone; a refused download is not', async () => {
  const name = await take()
  await shop.ctx.backups.settle()
  const isolated = await createStaff(shop, { isSteppedUp: false })
  expect((await call('GET', `/${name}/file/`, undefined, isolated.headers)).statusCode).toBe(403)
  for (const _time of [1, 2]) expect((await call('GET', `/${name}/file/`)).statusCode).toBe(200)
  const entries = (await entriesOf('backup.download')).filter(({ subject_label: file }) => file === name)
  expect(entries.map(({ staff_id }) => staff_id)).toEqual([owner.staffId, owner.staffId])
})

test('OWN-112 no second backup can start during a backup, and the shop still serves requests', async () => {
  const [first, second, third] = await Promise.all([
    call('POST', '/', { with_photos: false }),
    call('POST', '/', { with_photos: false }),
    shop.get('/api/watches/'),
  ])
  expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([201, 409])
  expect([first, second].find(({ statusCode }) => statusCode === 409)?.json().detail).toBe('A backup is being written already.')
  expect(third.statusCode).toBe(200)
})

test('OWN-112 the error of a failed backup is shown until one succeeds', async () => {
  const backups = join(folder, 'backups')
  rmSync(backups, { recursive: true, force: true })
  writeFileSync(join(folder, 'photos'), 'in the way')
  await take(true)
  await shop.ctx.backups.settle()
  touchFiles(backups)
  expect((await call('GET', '/')).json()).toMatchObject({ results: [], is_running: false, failure: expect.stringContaining('photos') })
  rmSync(join(folder, 'photos'))
  await take(true)
  await shop.ctx.backups.settle()
  expect((await call('GET', '/')).json()).toMatchObject({ results: [{}], failure: null })
})

test('OWN-112 the list shows when a backup was begun, even if its file was copied later', async () => {
  const name = await take()
  await shop.ctx.backups.settle()
  const copied = new Date('2026-12-24T00:00:00Z')
  utimesSync(join(folder, 'backups', name), copied, copied)
  const begun = new Date(Math.floor(shop.clock.now / 1000) * 1000).toISOString()
  expect((await call('GET', '/')).json().results).toContainEqual(expect.objectContaining({ name, created_at: begun }))
})

test('OWN-112 of several failed backups the newest error is shown, by hand or nightly', async () => {
  const backups = join(folder, 'backups')
  const fail = (name: string, ageMs: number) => {
    const file = join(backups, `${name}.tar.gz.failed`)
    writeFileSync(file, `the error of ${name}`)
    const at = new Date(Date.now() - ageMs)
    utimesSync(file, at, at)
    return file
  }
  const shown = async () => (await call('GET', '/')).json().failure
  fail('vitrine-nightly-2026-11-20T01-00-00-aaaa', 2 * hourMs)
  const manual = fail('vitrine-2026-11-20T02-00-00-bbbb', hourMs)
  expect(await shown()).toBe('the error of vitrine-2026-11-20T02-00-00-bbbb')
  rmSync(manual)
  fail('vitrine-2026-11-21T02-00-00-cccc', 3 * hourMs)
  expect(await shown()).toBe('the error of vitrine-nightly-2026-11-20T01-00-00-aaaa')
  for (const name of readdirSync(backups)) if (name.endsWith('.failed')) rmSync(join(backups, name))
})

test("OWN-12 OWN-112 every step needs an owner with a fresh factor, and a file's name cannot be a path", async () => {
  const name = await take()
  await shop.ctx.backups.settle()
  const old = await createStaff(shop, { isSteppedUp: false })
  const manager = await createStaff(shop, { roles: ['manager'] })
  const steps = [
    ['POST', '/', { with_photos: false }],
    ['POST', `/${name}/download/`, {}],
    ['GET', `/${name}/file/`, undefined],
    ['DELETE', `/${name}/`, undefined],
  ] as const
  for (const [method, path, body] of steps) {
    expect((await call(method, path, body, old.headers)).json()).toMatchObject({ reason: 'step-up' })
    expect((await call(method, path, body, manager.headers)).statusCode).toBe(403)
  }
  expect((await call('GET', `/${encodeURIComponent('../auth-secret')}/file/`)).statusCode).toBe(404)
  expect((await call('GET', '/auth-secret/file/')).statusCode).toBe(404)
  expect((await call('DELETE', `/${name}/`)).statusCode).toBe(200)
  expect(await list()).toEqual([])
})

test('OWN-112 a nightly backup is written once in its hour, and the oldest ones above the limit are deleted', async () => {
  const midnight = testNow - (testNow % dayMs)
  const runAt = async (at: number) => {
    shop.clock.now = at
    await shop.runJobs()
    await shop.ctx.backups.settle()
  }
  for (const night of [1, 2, 3]) {
    await runAt(midnight + night * dayMs + hourMs)
    await runAt(midnight + night * dayMs + 1.5 * hourMs)
    await runAt(midnight + night * dayMs + 2 * hourMs)
  }
  shop.clock.now = testNow
  const names = (await list()).map(({ name }) => name.slice(0, 'vitrine-nightly-2026-11-24'.length))
  expect(names.toSorted()).toEqual(['vitrine-nightly-2026-11-23', 'vitrine-nightly-2026-11-24'])
})
