import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expect, test as base } from '#test/e2e/fixtures.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'
import { joinByLink, ownerLinkIn, type SignedInStaff, stepUp } from '#test/staff-over-http.ts'
import { staffHeaders } from '#test/staff.ts'

export { expect, expectAccessible, expectAccessibleInBothThemes, type Page } from '#test/e2e/fixtures.ts'

/** A shop of its own with its owner: what the staff changes disturbs no other journey. */
export type StaffShop = {
  origin: string
  /** Its data folder, with the outbox. */
  folder: string
  owner: SignedInStaff
  /** A call of the back office as the owner. */
  call: <Body = { id: number; version: number; action_id: string }>(method: string, path: string, payload?: object) => Promise<Body>
  /** A page of the back office with the owner signed in. */
  open: (browser: Browser, path: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
}

/** Playwright's `test` with a shop and its owner, one for each worker. */
export const test = base.extend<{ appearance: void }, { staffShop: StaffShop }>({
  /** Whatever the tests before left, each begins in Russian, with the theme of the system, and with a factor that was proved lately. */
  appearance: [
    async ({ staffShop }, use) => {
      await stepUp(staffShop.origin, staffShop.owner)
      await restoreAppearance(staffShop.call)
      await use()
    },
    { auto: true },
  ],
  staffShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-staff-e2e-'))
      layDemoDatabase(folder)
      const shop = await startShop(folder)
      await expect.poll(() => ownerLinkIn(shop.output()), { timeout: 30_000 }).not.toBeNull()
      const owner = await joinByLink(ownerLinkIn(shop.output()) ?? '', { name: 'Ада', email: 'ada@shop.example' })
      const call = callAs(shop.origin, owner)
      await use({ origin: shop.origin, folder, owner, call, open: openAs(shop.origin, owner) })
      shop.child.kill('SIGTERM')
      await once(shop.child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function startShop(folder: string) {
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    PHOTOGRAPHS: 'off',
    DATA_DIR: folder,
    DATABASE_URL: '',
  }
  const child = spawn(process.execPath, ['server/main.ts'], { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk)
      const url = /open at ([^\s"]+)/.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.on('exit', () => reject(new Error(`The shop did not start\n${output}`)))
  })
  return { origin, child, output: () => output }
}

async function restoreAppearance(call: StaffShop['call']): Promise<void> {
  const { staff } = await call<{ staff: { version: number; language: string; theme: string } }>('GET', '/session/')
  const wanted = { language: 'ru', theme: 'auto' }
  if (staff.language === wanted.language && staff.theme === wanted.theme) return
  await call('PATCH', '/me/', { ...wanted, version: staff.version })
}

function callAs(origin: string, { token }: SignedInStaff): StaffShop['call'] {
  return async (method, path, payload) => {
    const headers = { ...staffHeaders(token, origin), ...(payload ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(`${origin}/api/staff${path}`, { method, headers, ...(payload ? { body: JSON.stringify(payload) } : {}) })
    if (!response.ok) throw new Error(`${method} ${path} responded ${response.status} ${await response.text()}`)
    return response.json()
  }
}

function openAs(origin: string, { token }: SignedInStaff): StaffShop['open'] {
  return async (browser, path, options) => {
    const context = await browser.newContext({ baseURL: origin, ...options })
    await context.addCookies([{ name: 'vitrine_staff', value: token, url: origin }])
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
}
