import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zonesOfKind } from '#contract/rules/staff/zones.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type TestStaff = Awaited<ReturnType<typeof createStaff>>

let shop: TestShop
let expert: TestStaff
let manager: TestStaff
let editor: TestStaff
let id: number
beforeAll(async () => {
  shop = await openTestShop()
  expert = await createStaff(shop, { roles: ['expert'], name: 'Ivan' })
  manager = await createStaff(shop, { roles: ['manager'] })
  editor = await createStaff(shop, { roles: ['editor'] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  id = await addPiece(shop.db, {}, { photos: 2 })
  await shop.db.updateTable('piece_private').set({ serial: 'M 4821-907' }).where('piece_id', '=', id).execute()
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
async function call(method: Method, path: string, payload?: object, staff: TestStaff = expert) {
  const response = await shop.app.inject({ method, url: `/api/staff/${path}/`, headers: staff.headers, ...(payload ? { payload } : {}) })
  return { status: response.statusCode, body: response.json() }
}
const read = async (staff = expert) => (await call('GET', `pieces/${id}/reports`, undefined, staff)).body
const begin = async (stage = 'intake') => (await call('POST', `pieces/${id}/reports`, { stage })).body
const zone = (name: string, more: object = {}) => ({ zone: name, grade: 1, defects: [], note_ru: '', note_en: '', pins: [], ...more })
const allZones = zonesOfKind.watch.map(({ key }) => zone(key))
async function signed(stage?: string) {
  const report = await begin(stage)
  const { body } = await call('PATCH', `reports/${report.id}`, { version: report.version, zones: allZones })
  return (await call('POST', `reports/${report.id}/sign`, { version: body.version })).body
}
const watch = async () => {
  await shop.ctx.catalog.refresh()
  return (await shop.get(`/api/watches/${id}/`)).json()
}

describe('OWN-60 a condition report', () => {
  test('OWN-60 is written zone by zone, each alone, with grades, defects, notes and pins', async () => {
    const report = await begin()
    expect(report).toMatchObject({
      stage: 'intake',
      zones: [],
      version: 1,
      written_by: { name: 'Ivan' },
      signed_at: null,
      action_id: expect.any(String),
    })
    const pinned = zone('dial', {
      grade: 2,
      defects: ['stain'],
      note_ru: 'Патина',
      pins: [{ photo: `photo-${id}-1`, x: 0.5, y: 0.25, note_ru: 'Здесь', note_en: 'Here' }],
    })
    const first = await call('PATCH', `reports/${report.id}`, { version: 1, zones: [pinned] })
    expect(first).toMatchObject({ status: 200, body: { version: 2, zones: [pinned] } })
    const second = await call('PATCH', `reports/${report.id}`, { version: 2, zones: [zone('bezel')], summary_en: 'Fine' })
    expect(second.body).toMatchObject({ version: 3, summary_en: 'Fine', zones: [pinned, zone('bezel')] })
    const third = await call('PATCH', `reports/${report.id}`, { version: 3, zones: [{ zone: 'dial', grade: null }] })
    expect(third.body.zones).toEqual([zone('bezel')])
    expect((await read()).piece).toMatchObject({ id, kind: 'watch', photos: [{ hash: `photo-${id}-0` }, { hash: `photo-${id}-1` }] })
  })

  test.each([
    ['a zone of another kind', { zones: [zone('lining')] }, 'Pieces of this kind have no such zone.'],
    [
      'a photograph of another piece',
      { zones: [zone('dial', { pins: [{ photo: 'x', x: 0, y: 0 }] })] },
      'This piece has no such photograph.',
    ],
    ['a grade that is none', { zones: [zone('dial', { grade: 5 })] }, undefined],
    ['a pin beside the photograph', { zones: [zone('dial', { pins: [{ photo: 'x', x: 1.2, y: 0 }] })] }, undefined],
  ])('OWN-60 refuses %s', async (_what, change, sentence) => {
    const report = await begin()
    const { status, body } = await call('PATCH', `reports/${report.id}`, { version: 1, ...change })
    expect(status).toBe(400)
    if (sentence) expect(body.errors).toEqual({ zones: [sentence] })
  })

  test('OWN-24 OWN-60 is not overwritten: an older version is told what is there now, and by whom', async () => {
    const report = await begin()
    await call('PATCH', `reports/${report.id}`, { version: 1, summary_en: 'Mine' }, manager)
    const { status, body } = await call('PATCH', `reports/${report.id}`, { version: 1, summary_en: 'Theirs' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ reason: 'edited-meanwhile', version: 2, by: 'Ada', current: { summary_en: 'Mine' } })
  })

  test('OWN-60 is signed when every zone is graded, and never changes after', async () => {
    const report = await begin()
    const early = await call('POST', `reports/${report.id}/sign`, { version: 1 })
    expect(early).toMatchObject({ status: 409, body: { detail: 'Not every zone is graded: 13 to go.' } })
    const done = await signed()
    expect(done).toMatchObject({ signed_by: { name: 'Ivan' }, signed_at: expect.any(String), is_shown: false, may_be_shown: true })
    for (const [method, path, payload] of [
      ['PATCH', `reports/${done.id}`, { version: done.version, summary_en: 'Better' }],
      ['POST', `reports/${done.id}/sign`, { version: done.version }],
      ['DELETE', `reports/${done.id}`, undefined],
    ] as const)
      expect(await call(method, path, payload)).toMatchObject({ status: 409, body: { reason: 'report-signed' } })
  })

  test('OWN-60 only the newest signed one is shown, and a newer one takes its place', async () => {
    const first = await signed()
    expect((await call('POST', `reports/${first.id}/show`, { is_shown: true })).body).toMatchObject({ is_shown: true })
    expect((await watch()).condition_report.zones).toHaveLength(13)
    shop.clock.now += 60_000
    const second = await signed('before-sending')
    expect(second.is_shown).toBe(true)
    const refused = await call('POST', `reports/${first.id}/show`, { is_shown: true })
    expect(refused).toMatchObject({ status: 409, body: { detail: 'Only the newest signed report may be shown.' } })
    expect((await call('POST', `reports/${second.id}/show`, { is_shown: false })).body.is_shown).toBe(false)
    expect(await watch()).not.toHaveProperty('condition_report')
    expect((await read()).reports.map((report: { is_shown: boolean }) => report.is_shown)).toEqual([false, false])
  })

  test('OWN-60 that is not signed can be thrown away', async () => {
    const report = await begin()
    expect((await call('DELETE', `reports/${report.id}`)).status).toBe(200)
    expect((await read()).reports).toEqual([])
  })

  test('OWN-02 OWN-60 is written by those who may, and read by all', async () => {
    expect((await call('POST', `pieces/${id}/reports`, { stage: 'intake' }, editor)).status).toBe(403)
    expect(Object.keys(await read(editor))).toContain('reports')
    expect((await call('POST', 'pieces/1999999/reports', { stage: 'intake' })).status).toBe(404)
  })

  test('OWN-27 OWN-60 stands in the audit log, with each zone before and after', async () => {
    const report = await begin()
    const { body } = await call('PATCH', `reports/${report.id}`, { version: 1, zones: [zone('dial')] })
    const changes = await shop.db.selectFrom('audit_change').selectAll().where('entry_id', '=', Number(body.action_id)).execute()
    expect(changes).toMatchObject([
      { table_name: 'condition_report', subject_kind: 'piece', subject_id: String(id), before: { zones: [] } },
    ])
  })
})

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
  test('OWN-61 timing is entered, corrected, shown and thrown away', async () => {
    const { status, body } = await call('POST', `pieces/${id}/timing`, timing)
    expect([status, body]).toMatchObject([201, { ...timing, measured_by: { name: 'Ivan' }, version: 1 }])
    expect((await watch()).timing).toMatchObject({ mean_rate: 1, rate_spread: 6, mean_amplitude: 270 })
    const corrected = await call('PATCH', `timing/${body.id}`, { version: 1, readings: [reading('dial-up', 5)] })
    expect(corrected.body).toMatchObject({ version: 2, lift_angle: 52, readings: [reading('dial-up', 5)] })
    expect((await watch()).timing.mean_rate).toBe(5)
    const late = await call('PATCH', `timing/${body.id}`, { version: 1, is_shown: false })
    expect(late).toMatchObject({ status: 409, body: { reason: 'edited-meanwhile', version: 2 } })
    expect((await call('DELETE', `timing/${body.id}`)).status).toBe(200)
    expect(await watch()).not.toHaveProperty('timing')
  })

  test.each([
    ['the same position twice', { readings: [reading('dial-up', 1), reading('dial-up', 2)] }],
    ['no position', { readings: [] }],
    ['an impossible lift angle', { lift_angle: 90 }],
    ['an unknown workshop', { workshop_id: 999_999 }],
  ])('OWN-61 timing refuses %s', async (_what, change) => {
    expect((await call('POST', `pieces/${id}/timing`, { ...timing, ...change })).status).toBe(400)
  })

  test('OWN-61 only watches are timed', async () => {
    const bag = await addPiece(shop.db, { kind: 'bag' })
    expect((await call('POST', `pieces/${bag}/timing`, timing)).status).toBe(409)
  })

  test('OWN-61 the service history is entered, corrected, shown and thrown away', async () => {
    const { status, body } = await call('POST', `pieces/${id}/service`, service)
    expect([status, body]).toMatchObject([201, { ...service, version: 1 }])
    expect((await watch()).service_history).toMatchObject([{ kind_name: 'Full service', workshop_name: 'Atelier' }])
    expect((await call('PATCH', `service/${body.id}`, { version: 1, guarantee_until: '2026-01-01' })).status).toBe(400)
    const hidden = await call('PATCH', `service/${body.id}`, { version: 1, is_shown: false })
    expect(hidden.body).toMatchObject({ version: 2, is_shown: false })
    expect(await watch()).not.toHaveProperty('service_history')
    expect((await call('PATCH', `service/${body.id}`, { version: 1, is_shown: true })).status).toBe(409)
    expect((await call('DELETE', `service/${body.id}`)).status).toBe(200)
    expect((await read()).services).toEqual([])
  })
})

describe('OWN-62 a certificate', () => {
  const issue = (staff?: TestStaff) => call('POST', `pieces/${id}/certificate`, {}, staff)
  const ask = async (number: string) => (await shop.get(`/api/certificates/${number}/`)).json()

  test('OWN-62 needs a signed report, and says what was so on the day', async () => {
    expect(await issue()).toMatchObject({ status: 409, body: { detail: 'Sign a condition report first.' } })
    await signed()
    const { status, body } = await issue()
    expect([status, body]).toMatchObject([201, { model: 'Test model', serial_end: '907', issued_by: { name: 'Ivan' }, revoked_at: null }])
    expect(body.url).toBe(`https://vitrine.test.com/certificate/${body.number}`)
    expect(JSON.stringify(body)).not.toContain('4821')
    await shop.db.updateTable('piece').set({ model_name: 'Another name' }).where('id', '=', id).execute()
    expect(await ask(body.number)).toMatchObject({ model: 'Test model', serial_end: '907', digest: body.digest })
    expect((await watch()).certificate).toMatchObject({ number: body.number })
  })

  test('OWN-62 is one a piece, also when two issue it at once', async () => {
    await signed()
    const both = await Promise.all([issue(expert), issue(manager)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await read()).certificates).toHaveLength(1)
  })

  test('OWN-62 is revoked with a reason by those who may, once; then another can be issued', async () => {
    await signed()
    const { number } = (await issue()).body
    expect((await call('POST', `certificates/${number}/revoke`, { reason: 'Wrong year' }, expert)).status).toBe(403)
    expect((await call('POST', `certificates/${number}/revoke`, { reason: '' }, manager)).status).toBe(400)
    const revoked = await call('POST', `certificates/${number}/revoke`, { reason: 'Wrong year' }, manager)
    expect(revoked).toMatchObject({ status: 200, body: { revoked_reason: 'Wrong year', revoked_at: expect.any(String) } })
    expect((await call('POST', `certificates/${number}/revoke`, { reason: 'Again' }, manager)).status).toBe(409)
    const shown = await ask(number)
    expect(shown.revoked_at).toBe(revoked.body.revoked_at)
    expect(JSON.stringify(shown)).not.toContain('Wrong year')
    expect((await watch()).certificate).toBeUndefined()
    expect((await issue()).status).toBe(201)
  })
})
