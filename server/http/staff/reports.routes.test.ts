import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openReportCalls, zone } from '#test/report-calls.ts'

const { shop, manager, editor, piece, call, begin, addPiece: addReportedPiece, read, signReport, readWatch } = await openReportCalls()
afterAll(() => shop.close())
beforeEach(addReportedPiece)

describe('OWN-60 a condition report', () => {
  test('OWN-60 a report is written zone by zone, with grades, defects, notes and pins', async () => {
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
      pins: [{ photo: `photo-${piece.id}-1`, x: 0.5, y: 0.25, note_ru: 'Здесь', note_en: 'Here' }],
    })
    const first = await call('PATCH', `reports/${report.id}`, { version: 1, zones: [pinned] })
    expect(first).toMatchObject({ status: 200, body: { version: 2, zones: [pinned] } })
    const second = await call('PATCH', `reports/${report.id}`, { version: 2, zones: [zone('bezel')], summary_en: 'Fine' })
    expect(second.body).toMatchObject({ version: 3, summary_en: 'Fine', zones: [pinned, zone('bezel')] })
    const third = await call('PATCH', `reports/${report.id}`, { version: 3, zones: [{ zone: 'dial', grade: null }] })
    expect(third.body.zones).toEqual([zone('bezel')])
    expect((await read()).piece).toMatchObject({
      id: piece.id,
      kind: 'watch',
      photos: [{ hash: `photo-${piece.id}-0` }, { hash: `photo-${piece.id}-1` }],
    })
  })

  test.each([
    ['a zone of another kind of piece', { zones: [zone('lining')] }, 'Pieces of this kind have no such zone.'],
    [
      'a photograph of another piece',
      { zones: [zone('dial', { pins: [{ photo: 'x', x: 0, y: 0 }] })] },
      'This piece has no such photograph.',
    ],
    ['an unknown grade', { zones: [zone('dial', { grade: 5 })] }, undefined],
    ['a pin beside the photograph', { zones: [zone('dial', { pins: [{ photo: 'x', x: 1.2, y: 0 }] })] }, undefined],
  ])('OWN-60 refuses %s', async (_what, change, sentence) => {
    const report = await begin()
    const { status, body } = await call('PATCH', `reports/${report.id}`, { version: 1, ...change })
    expect(status).toBe(400)
    if (sentence) expect(body.errors).toEqual({ zones: [sentence] })
  })

  test('OWN-24 OWN-60 a stale change is refused with the current report and the name of its editor', async () => {
    const report = await begin()
    await call('PATCH', `reports/${report.id}`, { version: 1, summary_en: 'Mine' }, manager)
    const { status, body } = await call('PATCH', `reports/${report.id}`, { version: 1, summary_en: 'Theirs' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ reason: 'edited-meanwhile', version: 2, by: 'Ada', current: { summary_en: 'Mine' } })
  })

  test('OWN-60 a report can be signed once every zone is graded, and cannot change afterwards', async () => {
    const report = await begin()
    const early = await call('POST', `reports/${report.id}/sign`, { version: 1 })
    expect(early).toMatchObject({ status: 409, body: { detail: 'Not every zone is graded: 13 to go.' } })
    const done = await signReport()
    expect(done).toMatchObject({ signed_by: { name: 'Ivan' }, signed_at: expect.any(String), is_shown: false, may_be_shown: true })
    for (const [method, path, payload] of [
      ['PATCH', `reports/${done.id}`, { version: done.version, summary_en: 'Better' }],
      ['POST', `reports/${done.id}/sign`, { version: done.version }],
      ['DELETE', `reports/${done.id}`, undefined],
    ] as const)
      expect(await call(method, path, payload)).toMatchObject({ status: 409, body: { reason: 'report-signed' } })
  })

  test('OWN-60 only the newest signed report can be shown, and a newer one replaces it', async () => {
    const first = await signReport()
    expect((await call('POST', `reports/${first.id}/show`, { is_shown: true })).body).toMatchObject({ is_shown: true })
    expect((await readWatch()).condition_report.zones).toHaveLength(13)
    shop.clock.now += 60_000
    const second = await signReport('before-sending')
    expect(second.is_shown).toBe(true)
    const refused = await call('POST', `reports/${first.id}/show`, { is_shown: true })
    expect(refused).toMatchObject({ status: 409, body: { detail: 'Only the newest signed report may be shown.' } })
    expect((await call('POST', `reports/${second.id}/show`, { is_shown: false })).body.is_shown).toBe(false)
    expect(await readWatch()).not.toHaveProperty('condition_report')
    expect((await read()).reports.map((report: { is_shown: boolean }) => report.is_shown)).toEqual([false, false])
  })

  test('OWN-60 an unsigned report can be deleted', async () => {
    const report = await begin()
    expect((await call('DELETE', `reports/${report.id}`)).status).toBe(200)
    expect((await read()).reports).toEqual([])
  })

  test('OWN-02 OWN-60 every role can read a report, but an editor cannot begin one', async () => {
    expect((await call('POST', `pieces/${piece.id}/reports`, { stage: 'intake' }, editor)).status).toBe(403)
    expect(Object.keys(await read(editor))).toContain('reports')
    expect((await call('POST', 'pieces/1999999/reports', { stage: 'intake' })).status).toBe(404)
  })

  test('OWN-27 OWN-60 a change is audited with the previous zones', async () => {
    const report = await begin()
    const { body } = await call('PATCH', `reports/${report.id}`, { version: 1, zones: [zone('dial')] })
    const changes = await shop.db.selectFrom('audit_change').selectAll().where('entry_id', '=', Number(body.action_id)).execute()
    expect(changes).toMatchObject([
      { table_name: 'condition_report', subject_kind: 'piece', subject_id: String(piece.id), before: { zones: [] } },
    ])
  })
})
