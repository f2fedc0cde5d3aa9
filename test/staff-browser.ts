import { minuteMs } from '#contract/rules/durations.ts'
import type { TestShop } from '#test/shop.ts'
import { type createStaff, staffCode, staffHeaders, staffTokenIn } from '#test/staff.ts'

export type StaffPerson = Awaited<ReturnType<typeof createStaff>>
type Browser = { ip: string; agent: string }

export const homeBrowser = {
  ip: '203.0.113.7',
  agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}
export const browserElsewhere = { ...homeBrowser, ip: '198.51.100.9' }

/** Returns helpers that sign in to the back office like a browser. Calls `shop` each time, because tests may open the shop later. */
export function openStaffBrowser(shop: () => TestShop) {
  const post = (url: string, payload: object, { token = '', ip = homeBrowser.ip, agent = homeBrowser.agent } = {}) =>
    shop().app.inject({
      method: 'POST',
      url: `/api/staff/${url}`,
      payload,
      headers: { ...staffHeaders(token), 'user-agent': agent },
      remoteAddress: ip,
    })
  const enter = ({ email, password }: { email: string; password: string }, browser: Browser = homeBrowser) =>
    post('session/', { email, password }, browser)
  const halfToken = async (person: StaffPerson, browser: Browser = homeBrowser) =>
    staffTokenIn((await enter(person, browser)).headers['set-cookie'])
  const giveCode = (code: string, token: string, browser: Browser = homeBrowser) => post('session/factor/', { code }, { token, ...browser })
  return {
    post,
    enter,
    halfToken,
    giveCode,
    /** Returns a code that is wrong now and within a minute before and after. */
    wrongCode: ({ secret }: StaffPerson): string => {
      const near = [-2, -1, 0, 1, 2].map((steps) => staffCode(secret, shop().clock.now + steps * 30_000))
      return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
    },
    isOpen: async (token: string) =>
      (await shop().app.inject({ url: '/api/staff/session/', headers: staffHeaders(token) })).statusCode === 200,
    /** Signs a person in with a code that was not used before. Returns the session token. */
    signIn: async (person: StaffPerson, browser: Browser = homeBrowser): Promise<string> => {
      const { clock } = shop()
      clock.now += minuteMs
      const signedIn = await giveCode(person.codeAt(clock.now), await halfToken(person, browser), browser)
      if (signedIn.statusCode !== 200) throw new Error(`The sign-in ended with ${signedIn.statusCode}: ${signedIn.body}`)
      return staffTokenIn(signedIn.headers['set-cookie'])
    },
    emailsTo: async ({ email }: StaffPerson) => {
      await shop().runJobs()
      return shop()
        .outbox('mail')
        .filter(({ to }) => to === email)
    },
  }
}

/** Returns the token of an invitation link or a password link in a text. */
export const staffLinkToken = (text: string) => /\/staff\/welcome\/#([\w.-]+)/.exec(text)?.[1] ?? ''
