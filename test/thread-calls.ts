import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { StaffThread } from '#contract/staff/threads.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { visitorForms } from '#test/visitor-forms.ts'

type Method = 'GET' | 'POST' | 'PUT'
type Headers = Record<string, string>
type Written = { thread: StaffThread; action_id: string }

export const visitor = { name: 'Vera Visitor', phone: '+7 916 700-10-20', email: 'vera@example.com' }

/** Returns helpers for tests of the inbox. All tests of a file share one shop, and each test begins with an empty inbox. */
export function threadCalls(settings: Record<string, string> = {}) {
  let shop: TestShop
  let owner: Awaited<ReturnType<typeof createStaff>>
  let manager: Awaited<ReturnType<typeof createStaff>>
  let expert: Awaited<ReturnType<typeof createStaff>>
  beforeAll(async () => {
    shop = await openTestShop({ STAFF_MAIL: '', ...settings })
    owner = await createStaff(shop, { roles: ['owner'], name: 'Olga' })
    manager = await createStaff(shop, { roles: ['manager'], name: 'Mark' })
    expert = await createStaff(shop, { roles: ['expert'], name: 'Egor' })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.now = testNow
    await shop.db.deleteFrom('enquiry').execute()
    await shop.db.deleteFrom('thread').execute()
    await shop.db.deleteFrom('attempt').execute()
    await shop.db.deleteFrom('job').where('every_s', 'is', null).execute()
  })

  const call = (method: Method, path: string, payload?: object, headers: Headers = manager.headers) =>
    shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })

  const ask = visitorForms(() => shop, visitor)
  const read = async (id: number, headers?: Headers): Promise<StaffThread> =>
    (await call('GET', `/threads/${id}/`, undefined, headers)).json()

  return {
    call,
    ask,
    read,
    write: async (id: number, part: string, body: object = {}, headers?: Headers): Promise<Written> => {
      const method = part === 'email' ? 'PUT' : 'POST'
      const response = await call(method, `/threads/${id}/${part}/`, body, headers)
      expect(response.json()).toMatchObject({ thread: { id }, action_id: expect.any(String) })
      return response.json()
    },
    reply: async (id: number, body: string, channel = 'mail', headers?: Headers) =>
      call('POST', `/threads/${id}/answers/`, { version: (await read(id)).version, channel, body }, headers),
    list: async (query = '', headers?: Headers) => (await call('GET', `/threads/?${query}`, undefined, headers)).json(),
    /** Renews all staff sessions, because advancing the clock may have ended them. */
    stayAwake: () =>
      sql`update staff_session set seen_at = ${new Date(shop.clock.now)}, created_at = ${new Date(shop.clock.now)}`.execute(shop.db),
    /** Returns all emails except emails to the shop's own address. */
    emails: () => shop.outbox('mail').filter(({ to }) => to !== 'hello@vitrine.example'),
    undo: (actionId: string, headers?: Headers) => call('POST', `/audit/${actionId}/undo/`, {}, headers),
    pass: async (ms: number) => {
      shop.clock.now += ms
      await shop.runJobs()
    },
    get shop() {
      return shop
    },
    get owner() {
      return owner
    },
    get manager() {
      return manager
    },
    get expert() {
      return expert
    },
  }
}
