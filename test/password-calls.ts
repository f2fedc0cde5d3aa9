import { type Browser, freshPhone, openBrowser } from '#test/browser.ts'
import { openTestShop } from '#test/shop.ts'

export const password = 'a long watch strap'

export async function openPasswordCalls() {
  const shop = await openTestShop()
  return {
    shop,
    register: async (phone = freshPhone(), chosen = password): Promise<string> => {
      const browser = openBrowser(shop)
      await browser.post('register', { phone, password: chosen })
      const response = await browser.verifyCode(phone)
      if (response.statusCode !== 200) throw new Error(response.body)
      return phone
    },
    login: (phone: string, given: string, browser: Browser = openBrowser(shop)) => browser.post('login', { phone, password: given }),
  }
}
