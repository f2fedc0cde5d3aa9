import { randomInt, randomUUID } from 'node:crypto'
import { internationalPhone } from '#contract/rules/phone.ts'
import type { TestShop } from '#test/shop.ts'

type ReachedShop = Pick<TestShop, 'app' | 'outbox'>
export type Browser = ReturnType<typeof openBrowser>

/** Makes calls below /api/auth/ like a browser: with the shop's cookies, and from an IP of its own. */
export function openBrowser(shop: ReachedShop, { ip = freshIp(), language = 'en' }: { ip?: string; language?: string } = {}) {
  const cookies = new Map<string, string>()
  const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/auth/${path}/`,
      payload,
      remoteAddress: ip,
      headers: { 'accept-language': language, ...(cookie ? { cookie } : {}), ...headers },
    })
    for (const { name, value } of response.cookies) cookies.set(name, value)
    return response
  }
  return {
    cookies,
    post,
    requestCode: (phone: string, more: object = {}) => post('request_code', { phone, ...more }),
    verifyCode: (phone: string, code = codeOf(shop, phone)) => post('verify_code', { phone, code }),
    requestEmailCode: (email: string) => post('email/request_code', { email }),
    verifyEmailCode: (email: string, code = emailedCodeOf(shop, email)) => post('email/verify_code', { email, code }),
    signIn: async (phone: string): Promise<{ access: string; refresh: string }> => {
      await post('request_code', { phone })
      const response = await post('verify_code', { phone, code: codeOf(shop, phone) })
      if (response.statusCode !== 200) throw new Error(`Not signed in: ${response.body}`)
      return response.json()
    },
  }
}

export function codeOf(shop: ReachedShop, phone: string): string {
  const call = shop.outbox('call').findLast(({ to }) => internationalPhone(to) === internationalPhone(phone))
  return call?.code ?? 'no call'
}

export function emailedCodeOf(shop: ReachedShop, email: string): string {
  const mail = shop.outbox('mail').findLast(({ to }) => to === email)
  return /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? 'no email'
}

export function wrongCode(right: string): string {
  return String((Number(right) + 1) % 10_000).padStart(4, '0')
}

let phonesMade = 0
const firstPhone = 79_100_000_000 + randomInt(100_000)

/** Returns an unused phone number. Each number has another prefix, so that no rate limit for a prefix is reached. */
export function freshPhone(): string {
  return String(firstPhone + phonesMade++ * 100_000)
}

export function freshEmail(): string {
  return `buyer-${randomUUID()}@example.com`
}

let ipsMade = 0

function freshIp(): string {
  ipsMade++
  return `10.${Math.floor(ipsMade / 250) % 250}.${ipsMade % 250}.7`
}
