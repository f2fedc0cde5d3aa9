import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDemoPhotographs } from '#server/db/seed/demo-photographs.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ PHOTOGRAPHS: 'on' })
})
afterAll(() => shop.close())

const idOf = async (key: string) => (await shop.db.selectFrom('piece').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id
const russian = { 'accept-language': 'ru' }
const submariner = 'rolex-submariner-date-126610lv'

describe('reports shown to buyers', () => {
  test('OWN-60 a piece shows its zones in the order of the kind, with grades in words, defects, notes and pins on its photographs', async () => {
    const { condition_report: report, photos } = (await shop.get(`/api/watches/${await idOf(submariner)}/`, russian)).json()
    expect(report).toMatchObject({ signed_at: '2026-10-12T10:20:00Z', summary: expect.stringMatching(/^Носили редко/) })
    expect(report.zones.map(({ name }: { name: string }) => name).slice(0, 3)).toEqual(['Стекло', 'Безель', 'Корпус спереди'])
    expect(report.zones[1]).toEqual({
      key: 'bezel',
      name: 'Безель',
      grade: 1,
      grade_name: 'Едва заметные следы',
      sentence: 'Тонкие следы видны только под лупой или на ярком свету.',
      defects: [],
      note: 'Керамическая вставка без следов, тонкий след на рифлении.',
      pins: [{ photo: 1, x: 0.165, y: 0.466, note: 'След на рифлении' }],
    })
    const front = readDemoPhotographs()
      .get(submariner)
      ?.find(({ name }) => name === '2')
    expect(photos[1].image_url).toContain(front?.hash)
  })

  test('OWN-60 a replaced photograph loses its pins, but not the notes', async () => {
    const id = await idOf('rolex-submariner-5513-1969')
    const zoneOf = async (key: string) =>
      (await shop.get(`/api/watches/${id}/`)).json().condition_report.zones.find((zone: { key: string }) => zone.key === key)
    expect((await zoneOf('dial')).pins).toHaveLength(1)
    await shop.db.updateTable('photo').set({ hash: 'cut-anew' }).where('piece_id', '=', id).where('position', '=', 2).execute()
    await shop.ctx.catalog.refresh()
    expect(await zoneOf('dial')).toMatchObject({ pins: [], note: 'The tritium has aged to ivory; nothing flakes.' })
    expect((await zoneOf('bezel')).pins).toHaveLength(1)
  })

  test('OWN-61 a watch shows its timing with mean and spread, and its services, newest first', async () => {
    const { timing, service_history: history } = (await shop.get(`/api/watches/${await idOf('rolex-submariner-5513-1969')}/`)).json()
    expect(timing).toMatchObject({
      mean_rate: 3.9,
      rate_spread: 10.5,
      mean_amplitude: 237,
      lift_angle: 52,
      workshop_name: expect.any(String),
    })
    expect(timing.positions[0]).toEqual({ name: 'Dial up', rate: 5.1, amplitude: 252, beat_error: 0.3 })
    expect(timing.positions).toHaveLength(6)
    expect(history).toMatchObject([
      { done_on: '2024-05-16', kind_name: 'Full service', guarantee_until: '2026-12-31' },
      { done_on: '2011-03-02', kind_name: 'Polishing', workshop_name: 'J. Keller, Genève', guarantee_until: null },
    ])
  })

  test('OWN-60 OWN-61 OWN-62 a piece without entries by the staff shows none', async () => {
    const id = await addPiece(shop.db)
    await shop.ctx.catalog.refresh()
    const watch = (await shop.get(`/api/watches/${id}/`)).json()
    for (const key of ['condition_report', 'timing', 'service_history', 'certificate']) expect(watch).not.toHaveProperty(key)
  })

  test('OWN-60 the database refuses changing or deleting a signed report, and an invalid grade', async () => {
    const { id } = await shop.db.selectFrom('condition_report').select('id').limit(1).executeTakeFirstOrThrow()
    const update = (set: object) => shop.db.updateTable('condition_report').set(set).where('id', '=', id).execute()
    await expect(update({ summary_en: 'Better than it is' })).rejects.toThrow(/never changed/)
    await expect(update({ zones: '[]' })).rejects.toThrow(/never changed/)
    await expect(update({ signed_at: null })).rejects.toThrow()
    const graded = { piece_id: await addPiece(shop.db), stage: 'intake', written_at: new Date(shop.clock.now) } as const
    await expect(
      shop.db
        .insertInto('condition_report')
        .values({ ...graded, zones: '[{"zone": "dial", "grade": 5}]' })
        .execute(),
    ).rejects.toThrow()
  })
})
