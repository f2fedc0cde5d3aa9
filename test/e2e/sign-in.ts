import { randomInt, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { TokenPair } from '#contract/auth.ts'
import { phoneDigits } from '#contract/rules/phone.ts'

/**
 * Signs in without the drawer, for journeys that begin after the sign-in:
 *
 *     const { phone } = await signInByApi(page)       // a new customer; their tokens are in localStorage before the first page
 *     await page.goto('/profile')
 *
 * A page that is already open stays signed out until its next `goto` or `reload`. For journeys through the drawer itself, `lastCode` reads
 * the code of a call from the outbox of the suite's shop.
 */
export async function signInByApi(
  page: Page,
  { phone = freshPhone(), dataDir }: { phone?: string; dataDir?: string } = {},
): Promise<TokenPair & { phone: string }> {
  const { request } = page
  const asked = await request.post('/api/auth/request_code/', { data: { phone } })
  if (!asked.ok()) throw new Error(`No code was sent: ${await asked.text()}`)
  // sends the cookie explicitly, because the browser's cookie jar uses the machine's clock and may treat the cookie as expired
  const cookie = String(asked.headers()['set-cookie']).split(';', 1)[0] ?? ''
  const verified = await request.post('/api/auth/verify_code/', { data: { phone, code: lastCode(phone, dataDir) }, headers: { cookie } })
  if (!verified.ok()) throw new Error(`The code was refused: ${await verified.text()}`)
  const pair = TokenPair.parse(await verified.json())
  await page.addInitScript(storeTokensOnce, pair)
  return { ...pair, phone }
}

export const storedTokens = (page: Page) =>
  page.evaluate(() => ({ access: localStorage.getItem('access_token'), refresh: localStorage.getItem('refresh_token') }))

/** Opens a page of the same origin without scripts. Such a page neither renews nor ends a session. */
export async function openScriptlessPage(page: Page): Promise<void> {
  await page.goto(new URL('/robots.txt', page.url()).href)
}

/** Opens a page without scripts and removes the tokens, as if nobody had signed in. */
export async function clearTokens(page: Page): Promise<void> {
  await openScriptlessPage(page)
  await page.evaluate(() => localStorage.clear())
}

/** Returns a random Russian phone number. Random prefixes keep the tests below the rate limit per prefix. */
export function freshPhone(): string {
  return `79${randomInt(100_000_000, 1_000_000_000)}`
}

/** Returns the code of the last call to a phone, from the outbox in `dataDir`. The default is the data folder of the suite's shop. */
export function lastCode(phone: string, dataDir = String(process.env.E2E_DATA_DIR)): string {
  const call = lastSent(dataDir, 'call', Call, ({ to }) => phoneDigits(to) === phone)
  if (!call) throw new Error(`Nobody called ${phone}`)
  return call.code
}

export function freshEmail(): string {
  return `buyer-${randomUUID()}@example.com`
}

/** Returns the code of the last email to an address, from the outbox in `dataDir`. */
export function lastEmailedCode(email: string, dataDir = String(process.env.E2E_DATA_DIR)): string {
  const mail = lastSent(dataDir, 'mail', Email, ({ to }) => to === email)
  const code = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${email}`)
  return code
}

/**
 * Returns the last matching message in the outbox. Reads the newest messages first, because the outbox contains hundreds at the end of a
 * run.
 */
function lastSent<Message>(dataDir: string, what: string, shape: z.ZodType<Message>, isMeant: (sent: Message) => boolean) {
  const folder = join(dataDir, 'outbox')
  const names = readdirSync(folder).filter((name) => name.endsWith(`-${what}.json`) && !name.startsWith('.'))
  for (const name of names.toSorted().toReversed()) {
    const sent = shape.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    if (isMeant(sent)) return sent
  }
  return undefined
}

const Call = z.object({ to: z.string(), code: z.string() })
const Email = z.object({ to: z.string(), subject: z.string() })

/** Stores the tokens only before the first load. Later loads must not undo a renewal or the end of the session. */
function storeTokensOnce({ access, refresh }: { access: string; refresh: string }): void {
  // The key `done` marks that the tokens were stored. It is in local storage, because signing out clears session storage.
  const done = `e2e-signed-in ${refresh}`
  if (self !== top || !location.protocol.startsWith('http') || localStorage.getItem(done)) return
  localStorage.setItem(done, 'yes')
  localStorage.setItem('access_token', access)
  localStorage.setItem('refresh_token', refresh)
}

/** Signs in by a call to `phone`. The panel must be in Russian. */
export async function signInByCall(panel: Locator, phone: string, dataDir?: string): Promise<void> {
  await panel.getByRole('button', { name: 'По номеру телефона' }).click()
  await panel.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await panel.getByRole('button', { name: 'Получить звонок' }).click()
  await panel.getByRole('textbox', { name: '4 цифры' }).waitFor()
  await panel.getByRole('textbox', { name: '4 цифры' }).pressSequentially(lastCode(phone, dataDir))
}
