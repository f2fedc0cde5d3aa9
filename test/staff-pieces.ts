import { afterAll, beforeAll, expect } from 'vitest'
import { StaffPiece, StaffPieceChanged } from '#contract/staff/piece-record.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type TestStaff = Awaited<ReturnType<typeof createStaff>>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export function staffPieceCalls() {
  let shop: TestShop
  let owner: TestStaff
  let editor: TestStaff
  beforeAll(async () => {
    shop = await openTestShop()
    owner = await createStaff(shop)
    editor = await createStaff(shop, { roles: ['editor'] })
  })
  afterAll(() => shop.close())

  const call = (method: Method, path: string, payload?: object, staff: TestStaff = owner) =>
    shop.app.inject({ method, url: `/api/staff${path}`, headers: staff.headers, ...(payload ? { payload } : {}) })
  const ok = async (method: Method, path: string, payload?: object, staff: TestStaff = owner) => {
    const response = await call(method, path, payload, staff)
    expect([response.statusCode, response.body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()])
    return response.json()
  }
  const newDraft = async (more: object = {}) =>
    StaffPieceChanged.parse(await ok('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Draft', ...more }))

  async function readyDraft() {
    const draft = await newDraft()
    const changes = { condition_id: 1, production_year: 2020 }
    const edited = await ok('PATCH', `/pieces/${draft.id}/`, { version: draft.version, changes })
    const price = { version: edited.version, price_usd: '12500', price_on_request: false, keep_previous: false }
    return StaffPieceChanged.parse(await ok('PUT', `/pieces/${draft.id}/price/`, price))
  }

  return {
    call,
    ok,
    newDraft,
    readyDraft,
    record: async (id: number, staff?: TestStaff) => StaffPiece.parse(await ok('GET', `/pieces/${id}/`, undefined, staff)),
    publishedPiece: async () => {
      const draft = await readyDraft()
      return StaffPieceChanged.parse(await ok('POST', `/pieces/${draft.id}/publish/`, { version: draft.version, as: 'available' }))
    },
    get shop() {
      return shop
    },
    get owner() {
      return owner
    },
    get editor() {
      return editor
    },
  }
}

export const serviceEntry = {
  done_on: '2026-11-01',
  kind: 'overhaul',
  workshop_id: null,
  workshop_name: 'The bench',
  text_ru: 'Чистка',
  text_en: 'Cleaned',
  guarantee_until: null,
  is_shown: false,
}
