import { expect } from 'vitest'
import { formCalls } from '#test/form-calls.ts'
import { createStaff } from '#test/staff.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Returns helpers for tests of visits by customers and staff. All tests of a file share one shop. */
export function visitCalls() {
  const calls = formCalls()
  const staffCalls = async (roles: ('owner' | 'expert')[] = ['owner']) => {
    const { headers } = await createStaff(calls.shop, { roles })
    return (method: Method, url: string, payload?: object) =>
      calls.shop.app.inject({ method, url: `/api/staff${url}`, headers, ...(method === 'GET' ? {} : { payload: payload ?? {} }) })
  }
  type Send = Awaited<ReturnType<typeof staffCalls>>
  const readVisits = async (send: Send) => (await send('GET', '/visits/?from=2026-11-20&to=2026-12-31')).json().results
  const newest = async (send: Send) => (await readVisits(send)).toSorted((a: { id: number }, b: { id: number }) => b.id - a.id)[0]
  return {
    calls,
    staffCalls,
    newest,
    book: async (send: Send, form: object, ids: number[]) => {
      await calls.shop.catalog.refresh()
      const booked = await calls.post('/api/appointments/', { ...form, pieces: ids.map((id) => `watch-${id}`) })
      expect([booked.statusCode, booked.json().errors]).toEqual([201, undefined])
      return { link: String(booked.json().visit_url), calendar: String(booked.json().calendar_url), ...(await newest(send)) }
    },
    stateOf: async (id: number) =>
      (await calls.shop.db.selectFrom('piece').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status,
    setTime: (now: number) => void (calls.shop.clock.now = now),
  }
}
