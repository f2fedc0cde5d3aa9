import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'
import { inviteAndJoin, joinByLink, ownerLinkIn } from '#test/staff-over-http.ts'
import { staffHeaders } from '#test/staff.ts'
import { startShopProcess } from '#test/start-shop-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-owner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('OWN-04 OWN-120 a start prints a link until there is a first owner, who can then invite others', async () => {
  layDemoDatabase(folder)
  const settings = { DATA_DIR: folder, DATABASE_URL: '', DEMO_CATALOG: 'off' }
  const first = await startShopProcess(settings)
  await eventually(() => ownerLinkIn(first.output())).toMatch(`${first.origin}/staff/welcome/#`)
  const owner = await joinByLink(ownerLinkIn(first.output()) ?? '', { name: 'Ada', email: 'ada@shop.example' })
  const editor = await inviteAndJoin(first.origin, owner, { name: 'Bo', email: 'bo@shop.example', roles: ['editor'] })
  const session = await fetch(`${first.origin}/api/staff/session/`, { headers: staffHeaders(editor.token) })
  expect(await session.json()).toMatchObject({ staff: { name: 'Bo', email: 'bo@shop.example', roles: ['editor'] } })
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')

  const second = await startShopProcess(settings)
  expect((await fetch(`${second.origin}/api/staff/session/`, { headers: staffHeaders(owner.token) })).status).toBe(200)
  expect(ownerLinkIn(second.output())).toBeNull()
  second.child.kill('SIGTERM')
  await once(second.child, 'exit')
}, 120_000)
