import { beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '#backoffice/client/session.ts'
import { changeMe, resumeSession, setCurrentSession } from '#backoffice/client/sign-in.ts'
import type { StaffSession } from '#contract/staff/session.ts'
import { eventually } from '#test/eventually.ts'

const ada: StaffSession['staff'] = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ada',
  email: 'ada@shop.example',
  roles: ['owner'],
  permissions: [],
  language: 'en',
  theme: 'auto',
  has_shortcuts: true,
  has_passkeys: false,
  version: 1,
}
const sessionOf = (staff: StaffSession['staff']): StaffSession => ({
  staff,
  stepped_up_until: null,
  ends_at: '2026-11-23T12:00:00Z',
  offices: [],
  shop_origin: '',
  live_since: '1-1',
})

/** The account on a simulated server. The server accepts changes only to the current version, and refuses the name «refused». */
let stored = ada
beforeEach(() => {
  stored = ada
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } })
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('fetch', (_url: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return Promise.resolve(Response.json(sessionOf(stored)))
    const { version, ...change } = JSON.parse(body)
    if (change.name === 'refused') return Promise.resolve(Response.json({ detail: 'No' }, { status: 400 }))
    if (version !== stored.version) return Promise.resolve(Response.json({ detail: 'Edited', reason: 'edited-meanwhile' }, { status: 409 }))
    stored = { ...stored, ...change, version: version + 1 }
    return Promise.resolve(Response.json(sessionOf(stored)))
  })
  setCurrentSession(sessionOf(ada))
  return () => {
    sessionStore.set(undefined)
    vi.unstubAllGlobals()
  }
})

test('OWN-24 quick changes of one’s own account are all saved, and so is a later one', async () => {
  await Promise.all([changeMe({ theme: 'dark' }), changeMe({ language: 'ru' })])
  await changeMe({ has_shortcuts: false })
  expect(stored).toEqual({ ...ada, theme: 'dark', language: 'ru', has_shortcuts: false, version: 4 })
  expect(sessionStore.get()?.staff).toEqual(stored)
})

test('OWN-24 a refused change of one’s own account is rolled back alone', async () => {
  const both = Promise.allSettled([changeMe({ name: 'refused' }), changeMe({ theme: 'dark' })])
  expect(sessionStore.get()?.staff).toMatchObject({ name: 'refused', theme: 'dark' })
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(sessionStore.get()?.staff).toEqual({ ...ada, theme: 'dark', version: 2 })
})

test('OWN-24 a change of one’s own account keeps what another window saved', async () => {
  stored = { ...ada, name: 'Ada L.', version: 5 }
  await changeMe({ theme: 'light' })
  expect(sessionStore.get()?.staff).toEqual({ ...ada, name: 'Ada L.', theme: 'light', version: 6 })
})

test('OWN-03 OWN-27 a repeated sign-in keeps the page for the same person; for another, the page empties before it reloads', async () => {
  const reload = vi.fn(() => sessionStore.get())
  vi.stubGlobal('location', { reload })
  expect(resumeSession(sessionOf({ ...ada, version: 2 }))).toBe(true)
  expect(sessionStore.get()?.staff.version).toBe(2)
  expect(resumeSession(sessionOf({ ...ada, id: '00000000-0000-4000-8000-000000000002', name: 'Bob' }))).toBe(false)
  expect(sessionStore.get()).toBeUndefined()
  await eventually(() => reload.mock.results).toEqual([{ type: 'return', value: undefined }])
})
