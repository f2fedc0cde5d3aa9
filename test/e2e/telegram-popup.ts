import { createHash, createHmac, randomInt } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'

export const botToken = '123456:a-token-for-tests'

type TelegramUser = { id: number; first_name: string; auth_date: number }
export const telegramUser = (): TelegramUser => ({ id: randomInt(1e9), first_name: 'Анна', auth_date: Math.floor(Date.now() / 1000) })

export function signTelegramUser(user: TelegramUser, token = botToken): TelegramUser & { hash: string } {
  const text = Object.entries(user)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n')
  const key = createHash('sha256').update(token).digest()
  return { ...user, hash: createHmac('sha256', key).update(text).digest('hex') }
}

/** A stand-in for Telegram's widget script. It opens a pop-up with a known result. */
const widget = `window.Telegram = { Login: { auth: ({ bot_id: bot, lang }, tell) => {
  const opened = open('https://oauth.telegram.org/auth?bot_id=' + bot + '&lang=' + lang, 'telegram', 'width=550,height=470')
  addEventListener('message', ({ source, data }) => source === opened && tell(data))
} } }`

/** Serves the URLs of Telegram. The button «Accept» in the pop-up signs in with `authResult`. */
export async function openTelegram(page: Page, authResult: object | false): Promise<void> {
  const html = `<button>Accept</button><script>
    document.querySelector('button').onclick = () => { opener.postMessage(${JSON.stringify(authResult)}, '*'); setTimeout(close, 100) }</script>`
  await page
    .context()
    .route('https://telegram.org/js/**', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: widget }))
  await page
    .context()
    .route('https://oauth.telegram.org/**', (route: Route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
}

export async function throughWindow(page: Page, pressed: Locator, inWindow: string): Promise<void> {
  const opening = page.context().waitForEvent('page')
  await pressed.click()
  await (await opening).getByRole('button', { name: inWindow }).click()
}
