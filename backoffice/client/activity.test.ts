import { expect, test, vi } from 'vitest'
import { followActivity } from '#backoffice/client/activity.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { idleHeader } from '#contract/rules/staff/idle-header.ts'

test('OWN-09 each call says how long its person has been inactive', async () => {
  const page = new EventTarget()
  const sent: (string | null)[] = []
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get(idleHeader))
    return Promise.resolve(Response.json({}))
  })
  followActivity()
  for (const type of ['keydown', 'pointermove', 'visibilitychange', 'input']) {
    vi.setSystemTime(Date.now() + 90_000)
    page.dispatchEvent(new Event(type))
    vi.setSystemTime(Date.now() + 5000)
    await callStaff('GET /api/staff/archive/')
  }
  expect(sent).toEqual(['5', '5', '100', '5'])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
