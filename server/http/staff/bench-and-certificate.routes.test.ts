import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { openReportCalls, type TestStaff } from '#test/report-calls.ts'

const { shop, expert, manager, piece, call, addPiece: addReportedPiece, read, signReport, readWatch } = await openReportCalls()
afterAll(() => shop.close())
beforeEach(addReportedPiece)

const reading = (position: string, rate: number) => ({ position, rate, amplitude: 270, beat_error: 0.2 })
const timing = {
  measured_at: '2026-11-20T09:00:00.000Z',
  workshop_id: null,
  lift_angle: 52,
  readings: [reading('dial-up', 4), reading('crown-up', -2)],
  is_shown: true,
}
const service = {
  done_on: '2026-11-18',
  kind: 'overhaul',
  workshop_id: null,
  workshop_name: 'Atelier',
  text_ru: 'Полный сервис',
  text_en: 'Full service',
  guarantee_until: '2027-11-18',
  is_shown: true,
}

describe('OWN-61 the bench', () => {
  test('OWN-61 timing is entered, corrected, shown and deleted', async () => {
    const { status, body } = await call('POST', `pieces/${piece.id}/timing`, timing)
    expect([status, body]).toMatchObject([201, { ...timing, measured_by: { name: 'Ivan' }, version: 1 }])
    expect((await readWatch()).timing).toMatchObject({ mean_rate: 1, rate_spread: 6, mean_amplitude: 270 })
    const corrected = await call('PATCH', `timing/${body.id}`, { version: 1, readings: [reading('dial-up', 5)] })
    expect(corrected.body).toMatchObject({ version: 2, lift_angle: 52, readings: [reading('dial-up', 5)] })
    expect((await readWatch()).timing.mean_rate).toBe(5)
    const late = await call('PATCH', `timing/${body.id}`, { version: 1, is_shown: false })
    expect(late).toMatchObject({ status: 409, body: { reason: 'edited-meanwhile', version: 2 } })
    expect((await call('DELETE', `timing/${body.id}`)).status).toBe(200)
    expect(await readWatch()).not.toHaveProperty('timing')
  })

  test.each([
    ['the same position twice', { readings: [reading('dial-up', 1), reading('dial-up', 2)] }],
    ['no position', { readings: [] }],
    ['an impossible lift angle', { lift_angle: 90 }],
    ['an unknown workshop', { workshop_id: 999_999 }],
  ])('OWN-61 timing with %s is refused', async (_what, change) => {
    expect((await call('POST', `pieces/${piece.id}/timing`, { ...timing, ...change })).status).toBe(400)
  })

  test('OWN-61 only watches are timed', async () => {
    const bag = await addPiece(shop.db, { kind: 'bag' })
    expect((await call('POST', `pieces/${bag}/timing`, timing)).status).toBe(409)
  })

  test('OWN-61 an entry of the service history is added, hidden and deleted', async () => {
    const { status, body } = await call('POST', `pieces/${piece.id}/service`, service)
    expect([status, body]).toMatchObject([201, { ...service, version: 1 }])
    expect((await readWatch()).service_history).toMatchObject([{ kind_name: 'Full service', workshop_name: 'Atelier' }])
    expect((await call('PATCH', `service/${body.id}`, { version: 1, guarantee_until: '2026-01-01' })).status).toBe(400)
    const hidden = await call('PATCH', `service/${body.id}`, { version: 1, is_shown: false })
    expect(hidden.body).toMatchObject({ version: 2, is_shown: false })
    expect(await readWatch()).not.toHaveProperty('service_history')
    expect((await call('PATCH', `service/${body.id}`, { version: 1, is_shown: true })).status).toBe(409)
    expect((await call('DELETE', `service/${body.id}`)).status).toBe(200)
    expect((await read()).services).toEqual([])
  })
})

describe('OWN-62 a certificate', () => {
  const issue = (staff?: TestStaff) => call('POST', `pieces/${piece.id}/certificate`, {}, staff)
  const ask = async (number: string) => (await shop.get(`/api/certificates/${number}/`)).json()

  test('OWN-62 a certificate needs a signed report, and keeps showing the facts of the day it was issued', async () => {
    expect(await issue()).toMatchObject({ status: 409, body: { detail: 'Sign a condition report first.' } })
    await signReport()
    const { status, body } = await issue()
    expect([status, body]).toMatchObject([201, { model: 'Test model', serial_end: '907', issued_by: { name: 'Ivan' }, revoked_at: null }])
    expect(body.url).toBe(`https://vitrine.test.com/certificate/${body.number}`)
    expect(JSON.stringify(body)).not.toMatch(/4821.?907/)
    await shop.db.updateTable('piece').set({ model_name: 'Another name' }).where('id', '=', piece.id).execute()
    expect(await ask(body.number)).toMatchObject({ model: 'Test model', serial_end: '907', digest: body.digest })
    expect((await readWatch()).certificate).toMatchObject({ number: body.number })
  })

  test('OWN-62 a piece has one certificate, even if two people issue it at once', async () => {
    await signReport()
    const both = await Promise.all([issue(expert), issue(manager)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await read()).certificates).toHaveLength(1)
  })

  test('OWN-62 a certificate is revoked once, with a reason and the permission; then another can be issued', async () => {
    await signReport()
    const { number } = (await issue()).body
    expect((await call('POST', `certificates/${number}/revoke`, { reason: 'Wrong year' }, expert)).status).toBe(403)
    expect((await call('POST', `certificates/${number}/revoke`, { reason: '' }, manager)).status).toBe(400)
    const revoked = await call('POST', `certificates/${number}/revoke`, { reason: 'Wrong year' }, manager)
    expect(revoked).toMatchObject({ status: 200, body: { revoked_reason: 'Wrong year', revoked_at: expect.any(String) } })
    expect((await call('POST', `certificates/${number}/revoke`, { reason: 'Again' }, manager)).status).toBe(409)
    const shown = await ask(number)
    expect(shown.revoked_at).toBe(revoked.body.revoked_at)
    expect(JSON.stringify(shown)).not.toContain('Wrong year')
    expect((await readWatch()).certificate).toBeUndefined()
    expect((await issue()).status).toBe(201)
  })
})
