import { expect } from 'vitest'
import type { TestShop } from '#test/shop.ts'

/** Returns a function that sends a form of the storefront and returns the number in the response. Each call comes from another network. */
export function visitorForms(shopOf: () => TestShop, person: object) {
  let sender = 0
  return async (form: object = {}, path = '/api/contacts/', headers: Record<string, string> = {}): Promise<number> => {
    const remoteAddress = `10.${Math.floor(sender / 250)}.${sender++ % 250}.7`
    const payload = { ...person, ...form }
    const response = await shopOf().app.inject({
      method: 'POST',
      url: path,
      payload,
      remoteAddress,
      headers: { 'accept-language': 'en', ...headers },
    })
    expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
    return response.json().number
  }
}
