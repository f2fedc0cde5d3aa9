import { addPiece } from '#test/factories.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>

const bulkCase = (key: string, change: object, piece: Parameters<typeof addPiece>[1] = {}) => ({
  prepare: async ({ db }: TestShop) => {
    for (const number of [1, 2, 3]) await addPiece(db, { ...piece, key: `${key}-${number}` }, { functionIds: [2] })
  },
  act: async ({ app, db }: TestShop, { headers }: Owner) => {
    const rows = await db.selectFrom('piece').select(['id', 'edit_version as version']).where('key', 'like', `${key}-%`).execute()
    await app.inject({ method: 'POST', url: '/api/staff/pieces/bulk/apply/', headers, payload: { rows, change } })
  },
})

const draft = { status: 'draft', published_at: null, production_year: 2001 } as const

export const bulkUndoCases = {
  'piece.bulk-edit': bulkCase('bulk-edit', { do: 'set', facts: { collection_id: null, model_name: 'Renamed', function_ids: [1] } }),
  'piece.bulk-move': bulkCase('bulk-move', { do: 'move', to_city_id: 2, reason: 'stock' }),
  'piece.bulk-price': bulkCase('bulk-price', { do: 'price', by: 'percent', amount: -5, round_to: 100, keep_previous: true }),
  'piece.bulk-publish': bulkCase('bulk-publish', { do: 'publish', as: 'available' }, draft),
  'piece.bulk-withdraw': bulkCase('bulk-withdraw', { do: 'withdraw' }),
}
