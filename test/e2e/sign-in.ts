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
  // the cookie is sent explicitly: the browser's cookie jar uses the machine's clock, by which the cookie may have expired
  const cookie = String(asked.headers()['set-cookie']).split(';', 1)[0] ?? ''
  const verified = await request.post('/api/auth/verify_code/', { data: { phone, code: lastCode(phone, dataDir) }, headers: { cookie } })
  if (!verified.ok()) throw new Error(`The code was refused: ${await verified.text()}`)
  const pair = TokenPair.parse(await verified.json())
  await page.addInitScript(storeTokensOnce, pair)
  return { ...pair, phone }
}

/** The tokens in local storage; null when signed out. */
export const storedTokens = (page: Page) =>
  page.evaluate(() => ({ access: localStorage.getItem('access_token'), refresh: localStorage.getItem('refresh_token') }))

/** Opens a same-origin page without script, whose requests cannot renew or end a session. */
export async function openScriptlessPage(page: Page): Promise<void> {
  await page.goto(new URL('/robots.txt', page.url()).href)
}

/** Removes the tokens as if the browser had never signed in; leaves the page first. */
export async function clearTokens(page: Page): Promise<void> {
  await openScriptlessPage(page)
  await page.evaluate(() => localStorage.clear())
}

/** An unused Russian phone number: a prefix of its own keeps it below rate limits. */
export function freshPhone(): string {
  return `79${randomInt(100_000_000, 1_000_000_000)}`
}

/** The code of the last call to a phone, from the outbox of the suite's shop or of the one in `dataDir`. */
export function lastCode(phone: string, dataDir = String(process.env.E2E_DATA_DIR)): string {
  const call = lastSent(dataDir, 'call', Call, ({ to }) => phoneDigits(to) === phone)
  if (!call) throw new Error(`Nobody called ${phone}`)
  return call.code
}

export function freshEmail(): string {
  return `buyer-${randomUUID()}@example.com`
}

/** The code of the last email to an address, from the outbox. */
export function lastEmailedCode(email: string, dataDir = String(process.env.E2E_DATA_DIR)): string {
  const mail = lastSent(dataDir, 'mail', Email, ({ to }) => to === email)
  const code = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${email}`)
  return code
}

/** The last matching message of the outbox. Reads the newest first: at the end of a run the outbox holds hundreds. */
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

/** Stores tokens only before the first load, so that a session renewed or ended by the page stays so. */
function storeTokensOnce({ access, refresh }: { access: string; refresh: string }): void {
  // in local storage: session storage is cleared at sign-out
  const done = `e2e-signed-in ${refresh}`
  if (self !== top || !location.protocol.startsWith('http') || localStorage.getItem(done)) return
  localStorage.setItem(done, 'yes')
  localStorage.setItem('access_token', access)
  localStorage.setItem('refresh_token', refresh)
}

/** Signs in through the panel, in Russian, by a call to `phone`. */
export async function signInByCall(panel: Locator, phone: string, dataDir?: string): Promise<void> {
  await panel.getByRole('button', { name: 'По номеру телефона' }).click()
  await panel.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await panel.getByRole('button', { name: 'Получить звонок' }).click()
  await panel.getByRole('textbox', { name: '4 цифры' }).waitFor()
  await panel.getByRole('textbox', { name: '4 цифры' }).pressSequentially(lastCode(phone, dataDir))
}
