import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from '#test/chromium-path.ts'
import { startClock } from '#test/e2e/clock.ts'
import type { ShopOptions } from '#test/e2e/fixtures.ts'
import { freePort } from '#test/free-port.ts'

// Playwright's workers also load this file. Environment variables pass them the port and the clock of the first process.
process.env.E2E_PORT ??= process.env.BASE_URL ? '0' : String(await freePort())
const port = process.env.E2E_PORT
const baseURL = process.env.BASE_URL ?? `http://127.0.0.1:${port}`

// a shop at `BASE_URL` already runs on its own clock
if (!process.env.BASE_URL) startClock()

export default defineConfig<ShopOptions>({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.test.ts',
  // creates the database snapshots that each shop under test copies
  globalSetup: 'test/snapshot-database.ts',
  outputDir: 'test-results',
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./test/outcomes/playwright-reporter.ts']],
  // tests in one file share a database, so they always run in the same order
  fullyParallel: false,
  workers: 2,
  // the summary of `npm test` lists tests that passed only on a retry
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    trace: 'off',
    // the time zone of the shop, so that dates and times do not depend on the machine
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    // if `executablePath` is undefined, Playwright uses its own browser
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags() },
  },
  webServer: process.env.BASE_URL ? undefined : shop(),
})

function shop() {
  return {
    command: `"${process.execPath}" test/e2e/main-shop.ts`,
    url: `${baseURL}/readyz`,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: freshFolder(),
      LOG_LEVEL: 'warn',
      // disables load shedding, because a busy test machine also delays the event loop
      LOOP_DELAY_MS: '0',
      // test data need not survive a power loss
      EMBEDDED_FSYNC: 'off',
      // decoding photographs would slow the tests; tests with photographs use `shop-with-photos.ts`
      PHOTOGRAPHS: 'off',
      // trusts the X-Forwarded-For header, in which each browser context sends its own IP
      TRUST_PROXY_HOPS: '1',
      // high limits, because all tests without a browser sign in from one IP
      CALLS_PER_IP_HOUR: '100000',
      CALLS_PER_DAY: '1000000',
      CRYPTO_ETH_ADDRESS: '0x52908400098527886E0F7030069857D2E4169EE7',
      CRYPTO_USDT_TRC20_ADDRESS: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      CRYPTO_RATES: 'ETH=3333',
      CRYPTO_RATES_AT: '2026-11-21T12:00:00+03:00',
    },
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  } as const
}

function freshFolder(): string {
  if (process.env.E2E_DATA_DIR) return process.env.E2E_DATA_DIR
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function chromiumFlags(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  // Chromium's sandbox does not run as root
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}
