import { randomUUID } from 'node:crypto'
import { dayMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>
let booked = 0

async function addVisit(shop: TestShop): Promise<void> {
  const fields = JSON.stringify({ name: 'Vera', phone: '+78007005359' })
  const enquiry = {
    kind: 'appointment',
    fields,
    language: 'ru',
    piece_id: null,
    customer_id: null,
    page: null,
    calendar_token: randomUUID(),
    created_at: new Date(shop.clock.now),
  } as const
  const { id: enquiry_id } = await shop.db.insertInto('enquiry').values(enquiry).returning('id').executeTakeFirstOrThrow()
  booked += 1
  const starts_at = new Date(shop.clock.now + dayMs / 2 + booked)
  const visit = await shop.db
    .insertInto('visit')
    .values({ enquiry_id, office: 'moscow', starts_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('visit_piece')
    .values({ visit_id: visit.id, piece_id: await addPiece(shop.db) })
    .execute()
}

const newestVisit = (shop: TestShop) =>
  shop.db.selectFrom('visit').select(['id', 'edit_version as version']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

async function call(shop: TestShop, { headers }: Owner, method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) {
  const response = await shop.app.inject({ method, url: `/api/staff${url}`, headers, payload })
  if (response.statusCode >= 300) throw new Error(response.body)
}

const change = (method: 'POST' | 'PUT', part: string, body: object) => async (shop: TestShop, owner: Owner) => {
  const { id, version } = await newestVisit(shop)
  await call(shop, owner, method, `/visits/${id}/${part}/`, { version, ...body })
}

const closure = { office: 'dubai', from_date: '2026-12-24', from_time: '10:00', to_date: '2026-12-25', to_time: '10:00' }
const close = (shop: TestShop, owner: Owner) => call(shop, owner, 'POST', '/visit-hours/closures/', closure)

export const undoVisitCases = {
  'visit.capacity': {
    act: (shop: TestShop, owner: Owner) =>
      call(shop, owner, 'PUT', '/visit-hours/capacity/', { office: 'dubai', seats: 3, break_from: null, break_to: null }),
  },
  'visit.close': { act: close },
  'visit.confirm': { prepare: addVisit, act: change('POST', 'confirm', {}) },
  'visit.move': { prepare: addVisit, act: change('POST', 'move', { office: 'dubai', date: '2026-12-20', time: '12:00' }) },
  'visit.open': {
    prepare: close,
    act: async (shop: TestShop, owner: Owner) => {
      const { id } = await shop.db.selectFrom('visit_closure').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
      await call(shop, owner, 'DELETE', `/visit-hours/closures/${id}/`)
    },
  },
  'visit.pieces': { prepare: addVisit, act: change('PUT', 'pieces', { pieces: [] }) },
  'thread.album-show': {
    prepare: async (shop: TestShop) => {
      const piece_id = await addPiece(shop.db)
      const payload = { name: 'Vera', phone: '+78007005359', kind: 'watch', piece_id }
      await shop.catalog.refresh()
      const asked = await shop.app.inject({ method: 'POST', url: '/api/live-photo-requests/', payload, remoteAddress: '10.20.30.40' })
      const at = new Date(shop.clock.now)
      const album = { thread_id: Number(asked.json().number), piece_id, batch: randomUUID(), created_at: at, until: at }
      await shop.db
        .insertInto('live_album')
        .values({ ...album, staff_id: null })
        .execute()
    },
    act: async (shop: TestShop, owner: Owner) => {
      const album = await shop.db
        .selectFrom('live_album')
        .select(['id', 'thread_id'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      await call(shop, owner, 'PUT', `/threads/${album.thread_id}/albums/${album.id}/`, { is_shown: true })
    },
  },
}
