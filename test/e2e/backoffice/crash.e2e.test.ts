import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { expect, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { shareClock } from '#test/e2e/clock.ts'

type Started = { child: ChildProcess; browser: Browser; page: Page }

/** Starts a browser with its own profile in its own process group, which can be killed as a whole. */
async function startBrowser(profile: string, { executablePath, args = [] }: LaunchOptions): Promise<Started> {
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run', ...args, 'about:blank']
  const child = spawn(executablePath ?? chromium.executablePath(), options, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const endpoint = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += String(chunk)
      const url = /DevTools listening on (ws:\S+)/.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.on('exit', () => reject(new Error(`The browser did not start\n${output}`)))
  })
  const browser = await chromium.connectOverCDP(endpoint)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no window')
  await shareClock(context)
  return { child, browser, page: await context.newPage() }
}

async function kill({ child, browser }: Started): Promise<void> {
  const gone = once(child, 'exit')
  process.kill(-Number(child.pid), 'SIGKILL')
  await gone
  await browser.close().catch(() => undefined)
}

async function openPiece({ page }: Started, { origin, owner }: StaffShop, id: number): Promise<void> {
  await page.context().addCookies([{ name: 'vitrine_staff', value: owner.token, url: origin }])
  await page.goto(`${origin}/staff/pieces/${id}`)
  await page.getByLabel('Калибр').waitFor()
}

function countDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('vitrine-drafts')
        opening.onerror = () => reject(new Error('There is no database'))
        opening.onsuccess = () => {
          const count = opening.result.transaction('drafts').objectStore('drafts').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )
}

test('OWN-23 typed text survives kill -9 of the browser', async ({ staffShop, launchOptions }) => {
  test.setTimeout(90_000)
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Typed and lost' })
  const first = await startBrowser(profile, launchOptions)
  try {
    await openPiece(first, staffShop, id)
    await first.page.getByLabel('Калибр').fill('3235')
    await expect.poll(() => countDrafts(first.page)).toBe(1)
  } finally {
    await kill(first)
  }
  const second = await startBrowser(profile, launchOptions)
  try {
    await openPiece(second, staffShop, id)
    const restore = second.page.getByRole('button', { name: 'Вернуть', exact: true })
    await expect(restore).toBeVisible()
    await restore.click()
    await expect(second.page.getByLabel('Калибр')).toHaveValue('3235')
  } finally {
    await kill(second)
  }
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
})
