import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertCalls } from '#test/alert-calls.ts'
import { type MailServer, openMailServer } from '#test/mail-server.ts'
import { createStaff } from '#test/staff.ts'

const settings: Record<string, string> = { MAIL_FROM: 'shop@vitrine.example', STAFF_MAIL: 'staff@vitrine.example' }
let mail: MailServer
beforeAll(async () => {
  mail = await openMailServer()
  settings.SMTP_URL = mail.url
})
afterAll(() => mail.close())
const calls = alertCalls(settings)
let manager: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  manager = await createStaff(calls.shop, { roles: ['manager'], name: 'Mark' })
})

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const now = new Date(calls.shop.clock.now)
  await sql`update staff_session set seen_at = ${now}, created_at = ${now}`.execute(calls.shop.db)
  return (await calls.ask(method, `/api/staff${path}`, manager.headers, payload)).json()
}

test('OWN-93 a person whose message was refused is not shown as notified, and stays on Today until somebody calls them', async () => {
  await calls.want({ brand: 'Rolex', model: 'Recusata', email: 'refused-554@example.com', name: 'Rita Refused' })
  await calls.want({ brand: 'Rolex', model: 'Recusata', email: 'refused-452@example.com', name: 'Dina Deferred' })
  const id = await calls.publish('Recusata')
  await calls.pass(15)
  type Row = { name: string; person_id: number; notified_at: string | null; has_failed: boolean }
  const read = async (): Promise<Row[]> => (await call('GET', `/pieces/${id}/wanted/`)).results
  const states = async () => Object.fromEntries((await read()).map((row) => [row.name, [row.notified_at !== null, row.has_failed]]))
  expect(await states()).toEqual({ 'Dina Deferred': [true, false], 'Rita Refused': [false, true] })
  expect((await call('GET', '/today/')).wanted).toEqual({ pieces: 1, first_id: id })
  const rita = (await read()).find(({ has_failed: hasFailed }) => hasFailed)
  expect(await call('POST', `/pieces/${id}/wanted/tell/`, { how: 'call', person_id: rita?.person_id })).toMatchObject({ notified: 1 })
  expect(await states()).toEqual({ 'Dina Deferred': [true, false], 'Rita Refused': [true, false] })
  expect((await call('GET', '/today/')).wanted).toEqual({ pieces: 0, first_id: null })
  expect(await call('POST', `/pieces/${id}/wanted/tell/`, { how: 'message' })).toMatchObject({ notified: 0 })
})
