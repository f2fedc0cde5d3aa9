import { type Browser, freshPhone, openBrowser } from '#test/browser.ts'
import { openTestShop } from '#test/shop.ts'

export const password = 'a long watch strap'

/** A shop, customers who registered with a password, and their sign-ins. */
export async function openPasswordCalls() {
  const shop = await openTestShop()
  return {
    shop,
    /** A customer with a password, registered the long way; returns their phone. */
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
