import { describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { addPhoto } from '#test/factories.ts'
import { staffPieceCalls } from '#test/staff-pieces.ts'

const pieces = staffPieceCalls()
const { call, ok, record, newDraft, readyDraft, publishedPiece } = pieces

const listed = async (id: number): Promise<{ status: string; price_usd: string } | undefined> =>
  (await pieces.shop.get('/api/watches/?search=Draft&page_size=96')).json().results.find((each: { id: number }) => each.id === id)

describe('publishing and withdrawing', () => {
  test('OWN-38 publishing an incomplete draft is refused with the missing items, and it stays a draft', async () => {
    const { id, version } = await newDraft()
    const response = await call('POST', `/pieces/${id}/publish/`, { version, as: 'available' })
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({ reason: 'piece-lacks', missing: ['price', 'condition', 'year'] }),
    ])
    expect((await record(id)).status).toBe('draft')
  })

  test('OWN-38 an owner decides what publishing requires; an editor cannot', async () => {
    const results = [
      { item: 'english', is_required: true },
      { item: 'year', is_required: false },
      { item: 'price', is_required: false },
    ]
    expect((await call('PUT', '/publish-requirements/', { results }, pieces.editor)).statusCode).toBe(403)
    const set = await ok('PUT', '/publish-requirements/', { results })
    expect(set.results.filter((each: { is_required: boolean }) => each.is_required).map((each: { item: string }) => each.item)).toEqual([
      'price',
      'condition',
      'english',
    ])
    const draft = await readyDraft()
    expect((await call('POST', `/pieces/${draft.id}/publish/`, { version: draft.version, as: 'available' })).json().missing).toEqual([
      'english',
    ])
    await ok('PUT', '/publish-requirements/', {
      results: [
        { item: 'english', is_required: false },
        { item: 'year', is_required: true },
      ],
    })
  })

  test('OWN-50 OWN-51 a piece is published, withdrawn and restored, and the shop follows', async () => {
    const { id, version } = await publishedPiece()
    await pieces.shop.catalog.refresh()
    expect((await pieces.shop.get(`/api/watches/${id}/`)).json()).toMatchObject({ status: 'available', price_usd: '12500.00' })
    const gone = await ok('POST', `/pieces/${id}/withdraw/`, { version })
    expect(gone).toMatchObject({ status: 'withdrawn', steps: ['restore', 'sell-elsewhere'] })
    await pieces.shop.catalog.refresh()
    expect((await pieces.shop.get(`/api/watches/${id}/`)).statusCode).toBe(410)
    expect(await listed(id)).toBeUndefined()
    await ok('POST', `/pieces/${id}/restore/`, { version: gone.version, as: 'available' })
    await pieces.shop.catalog.refresh()
    expect(await listed(id)).toMatchObject({ status: 'available', price_usd: '12500.00' })
  })

  test('OWN-66 a draft that was once published cannot be deleted, even after its publication was undone', async () => {
    const { id, action_id: published } = await publishedPiece()
    await ok('POST', `/audit/${published}/undo/`, {})
    expect(await record(id)).toMatchObject({ status: 'draft', published_at: null, can_delete: false })
    const response = await call('DELETE', `/pieces/${id}/`)
    expect([response.statusCode, response.json().reason]).toEqual([409, 'piece-was-shown'])
    expect((await record(id)).status).toBe('draft')
  })

  test('OWN-51 an incoming piece is shown in the shop, and becomes available when it arrives', async () => {
    const draft = await readyDraft()
    const incoming = await ok('POST', `/pieces/${draft.id}/publish/`, { version: draft.version, as: 'incoming' })
    await pieces.shop.catalog.refresh()
    expect((await pieces.shop.get(`/api/watches/${draft.id}/`)).json().status).toBe('incoming')
    expect(await listed(draft.id)).toMatchObject({ status: 'incoming' })
    await ok('POST', `/pieces/${draft.id}/arrive/`, { version: incoming.version })
    await pieces.shop.catalog.refresh()
    expect((await pieces.shop.get(`/api/watches/${draft.id}/`)).json().status).toBe('available')
  })

  test('OWN-51 a step from the wrong status is refused', async () => {
    const { id, version } = await publishedPiece()
    for (const [step, body] of [
      ['publish', { version, as: 'available' }],
      ['arrive', { version }],
      ['restore', { version, as: 'available' }],
    ] as const) {
      const response = await call('POST', `/pieces/${id}/${step}/`, body)
      expect([step, response.statusCode, response.json().reason]).toEqual([step, 409, 'piece-step-impossible'])
    }
  })

  test('OWN-51 a sale elsewhere records price, day and buyer, and the margin uses that price', async () => {
    const { id, version } = await publishedPiece()
    const books = await ok('PATCH', `/pieces/${id}/books/`, { version, changes: { cost_usd: '9000' } })
    const sale = { version: books.version, price_usd: '11000', sold_on: '2026-11-20', sold_to: 'A dealer' }
    const sold = await ok('POST', `/pieces/${id}/sold-elsewhere/`, sale)
    expect(sold).toMatchObject({
      status: 'sold',
      stock: 0,
      steps: [],
      books: { sold_usd: '11000.00', sold_on: '2026-11-20', margin_usd: '2000.00' },
    })
  })

  test('OWN-50 a schedule publishes a piece at its time, and withdraws it again', async () => {
    const draft = await readyDraft()
    const at = (minutes: number) => new Date(pieces.shop.clock.now + minutes * 60_000).toISOString()
    const plan = { version: draft.version, publish_at: at(10), withdraw_at: at(20) }
    expect(await ok('POST', `/pieces/${draft.id}/plan/`, plan)).toMatchObject({ publish_as: 'available', status: 'draft' })
    pieces.shop.clock.now += 9 * 60_000
    await pieces.shop.runJobs()
    expect((await record(draft.id)).status).toBe('draft')
    pieces.shop.clock.now += 60_000
    await pieces.shop.runJobs()
    expect(await record(draft.id)).toMatchObject({ status: 'available', publish_at: null })
    pieces.shop.clock.now += 10 * 60_000
    await pieces.shop.runJobs()
    expect(await record(draft.id)).toMatchObject({ status: 'withdrawn', withdraw_at: null })
  })

  test('OWN-50 a planned withdrawal that the sale or the withdrawal of its piece overtook is dropped', async () => {
    const plan = async () => {
      const { id, version } = await publishedPiece()
      const withdraw_at = new Date(pieces.shop.clock.now + 60_000).toISOString()
      const planned = await ok('POST', `/pieces/${id}/plan/`, { version, publish_at: null, withdraw_at })
      return { id, version: planned.version }
    }
    const [sold, withdrawn] = [await plan(), await plan()]
    await ok('POST', `/pieces/${withdrawn.id}/withdraw/`, { version: withdrawn.version })
    await pieces.shop.db.updateTable('piece').set({ status: 'sold', stock: 0 }).where('id', '=', sold.id).execute()
    pieces.shop.clock.now += 60_000
    await pieces.shop.runJobs()
    const rows = pieces.shop.db.selectFrom('piece').select(['status', 'withdraw_at', 'withdraw_by']).orderBy('id')
    expect(await rows.where('id', 'in', [sold.id, withdrawn.id]).execute()).toEqual([
      { status: 'sold', withdraw_at: null, withdraw_by: null },
      { status: 'withdrawn', withdraw_at: null, withdraw_by: null },
    ])
  })

  test('OWN-50 an incomplete draft is not published at its time, and its author gets an email with the missing items', async () => {
    const { id, version } = await newDraft()
    await ok('POST', `/pieces/${id}/plan/`, {
      version,
      publish_at: new Date(pieces.shop.clock.now + 60_000).toISOString(),
      withdraw_at: null,
    })
    pieces.shop.clock.now += 60_000
    await pieces.shop.runJobs()
    expect(await record(id)).toMatchObject({ status: 'draft', publish_at: null })
    const [email] = pieces.shop.outbox('mail').slice(-1)
    expect(JSON.stringify(email)).toContain('price, condition, year')
    expect(JSON.stringify(email)).toContain(pieces.owner.email)
  })

  test.each([
    ['publication', 'publish', 'draft', readyDraft],
    ['withdrawal', 'withdraw', 'available', publishedPiece],
  ] as const)('OWN-50 OWN-26 a scheduled %s that was undone stays undone', async (_what, step, status, create) => {
    const { id, version } = await create()
    const at = new Date(pieces.shop.clock.now + 60_000).toISOString()
    await ok('POST', `/pieces/${id}/plan/`, { version, publish_at: null, withdraw_at: null, [`${step}_at`]: at })
    pieces.shop.clock.now += 60_000
    await pieces.shop.runJobs()
    const entries = pieces.shop.db.selectFrom('audit_entry').select('id').where('action', '=', `piece.${step}`)
    const done = await entries.where('subject_id', '=', String(id)).executeTakeFirstOrThrow()
    await ok('POST', `/audit/${done.id}/undo/`, {})
    // advances by half hours: the job runs every hour, but a session ends after an hour without activity
    for (let half = 0; half < 2; half++) {
      pieces.shop.clock.now += hourMs / 2
      await pieces.shop.runJobs()
      expect(await record(id)).toMatchObject({ status, publish_at: null, withdraw_at: null })
    }
  })
})

test('OWN-47 alternative texts of photographs are an item of the checklist', async () => {
  const { id } = await newDraft()
  await addPhoto(pieces.shop.db, id)
  const { checklist } = await record(id)
  expect(checklist.filter(({ item }) => ['photos', 'alt'].includes(item)).map(({ is_done }) => is_done)).toEqual([false, true])
})
