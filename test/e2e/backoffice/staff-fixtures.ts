import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Browser, Page } from '@playwright/test'
import type { HostTask, OpenedShop } from '#test/e2e/backoffice/shop-host.ts'
import { test as base } from '#test/e2e/fixtures.ts'
import { safeExit } from '#test/safe-exit.ts'
import { joinByLink, type SignedInStaff, stepUp } from '#test/staff-over-http.ts'
import { staffHeaders } from '#test/staff.ts'

export { expect, expectAccessible, expectAccessibleInBothThemes, expectAccessibleOnPhoneAndDesk, type Page } from '#test/e2e/fixtures.ts'

/** The shop of one test file and its owner. Each test file has its own shop, because the staff's changes would affect other files. */
export type StaffShop = {
  origin: string
  folder: string
  owner: SignedInStaff
  call: <Body = { id: number; version: number; action_id: string }>(method: string, path: string, payload?: object) => Promise<Body>
  /** Makes all staff accounts a month old and clears their inviters. */
  acquaintOwners: () => Promise<void>
  open: (browser: Browser, path: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
}

type OwnedShop = OpenedShop & Pick<StaffShop, 'owner' | 'acquaintOwners'>
type ShopOfFile = (file: string) => Promise<OwnedShop>

/** Playwright's `test` with a shop and its owner. Each test file has a fresh shop. */
export const test = base.extend<{ appearance: void; staffShop: StaffShop }, { shopOfFile: ShopOfFile }>({
  /** Resets what earlier tests changed, so that each test begins in Russian, with the system's theme and a fresh step-up. */
  appearance: [
    async ({ staffShop }, use) => {
      await stepUp(staffShop.origin, staffShop.owner)
      await restoreAppearance(staffShop.call)
      await use()
    },
    { auto: true },
  ],
  staffShop: [
    async ({ shopOfFile }, use, { file, repeatEachIndex }) => {
      const { origin, folder, owner, acquaintOwners } = await shopOfFile(`${file} ${repeatEachIndex}`)
      const opened: Page[] = []
      const open = openAs(origin, owner, opened)
      await use({ origin, folder, owner, acquaintOwners, call: callAs(origin, owner), open })
      for (const page of opened) await page.context().close()
    },
    { timeout: 180_000 },
  ],
  shopOfFile: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let host = startHost()
      let current: { file: string; shop: OwnedShop } | undefined
      await use(async (file) => {
        if (current?.file === file) return current.shop
        // A signal sometimes kills the host between two shops. No test uses the next shop yet, so a new host can open it.
        if (hasEnded(host)) host = startHost()
        const opened = await askHost<OpenedShop>(host, 'next').catch((error: Error) => {
          if (!host.signalCode) throw error
          console.warn(`The host of shops was stopped by ${host.signalCode}; another one opens the shop of ${file}`)
          host = startHost()
          return askHost<OpenedShop>(host, 'next')
        })
        const owner = await joinByLink(opened.ownerLink, { name: 'Ада', email: 'ada@shop.example' })
        current = { file, shop: { ...opened, owner, acquaintOwners: () => askHost(host, 'acquaint-owners') } }
        return current.shop
      })
      if (hasEnded(host)) return
      host.disconnect()
      await once(host, 'exit')
    },
    { scope: 'worker' },
  ],
})

function startHost(): ChildProcess {
  const execArgv = [...process.execArgv, ...safeExit]
  return fork(new URL('shop-host.ts', import.meta.url), { execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function askHost<Result>(host: ChildProcess, task: HostTask): Promise<Result> {
  const waiting = new AbortController()
  const { signal } = waiting
  host.send(task)
  const ended = once(host, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`The shop's program ended with ${code}`)))
  const [result]: Result[] = await Promise.race([once(host, 'message', { signal }), ended])
  // prevents an unhandled rejection, because `ended` is not awaited after the race
  ended.catch(() => {})
  waiting.abort()
  if (!result) throw new Error(`The host sent nothing for ${task}`)
  return result
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

function openAs(origin: string, { token }: SignedInStaff, opened: Page[]): StaffShop['open'] {
  return async (browser, path, options) => {
    const context = await browser.newContext({ baseURL: origin, ...options })
    await context.addCookies([{ name: 'vitrine_staff', value: token, url: origin }])
    const page = await context.newPage()
    opened.push(page)
    await page.goto(path)
    return page
  }
}
