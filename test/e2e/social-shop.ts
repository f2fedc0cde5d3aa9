import { type Locator, type Page, waitForHydration } from '#test/e2e/fixtures.ts'
import { startShop } from '#test/e2e/spawned-shop.ts'
import { botToken, openTelegram } from '#test/e2e/telegram-popup.ts'
import { gapiRoute } from '#test/firebase/pages.ts'
import { openFirebase } from '#test/firebase/stand-in.ts'

/** Opens a shop with Telegram sign-in, and with a stand-in for Firebase, which provides Google sign-in and SMS codes. */
export async function openSocialShop() {
  const firebase = await openFirebase()
  const shop = await startShop({
    ...firebase.settings,
    TELEGRAM_BOT_TOKEN: botToken,
    TELEGRAM_BOT_NAME: 'vitrine_test_bot',
    DEMO_CATALOG: 'off',
  })
  const open = async (page: Page, path: string, authResult: object | false): Promise<void> => {
    await openTelegram(page, authResult)
    await page.context().route('https://apis.google.com/**', gapiRoute)
    await page.goto(shop.url + path)
    await waitForHydration(page)
  }
  return {
    ...shop,
    codeFor: firebase.codeFor,
    open,
    openDrawer: async (page: Page, authResult: object | false = false): Promise<Locator> => {
      await open(page, '/catalog', authResult)
      await page.getByRole('banner').getByRole('link', { name: 'Профиль' }).click()
      const drawer = page.getByRole('dialog')
      await drawer.waitFor()
      return drawer
    },
    close: async () => {
      await shop.end()
      await firebase.close()
    },
  }
}
