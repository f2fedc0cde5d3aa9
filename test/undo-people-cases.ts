import type { ActionName } from '#contract/staff/actions.ts'
import { addPiece } from '#test/factories.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>
type Case = { prepare: (shop: TestShop, owner: Owner) => Promise<unknown>; act: (shop: TestShop, owner: Owner) => Promise<unknown> }

const current = { id: 0, other: 0 }
let made = 0

async function meet(shop: TestShop): Promise<void> {
  const phone = `+7916${String(4_000_000 + made++)}`
  for (const name of ['Vera Visitor', 'Oleg Other'])
    await shop.app.inject({ method: 'POST', url: '/api/contacts/', remoteAddress: `10.7.${made}.1`, payload: { name, phone } })
  const people = await shop.db.selectFrom('person').select('id').orderBy('id', 'desc').limit(2).execute()
  Object.assign(current, { id: people[0]?.id, other: people[1]?.id })
}

const post = (part: string, body: () => object) => async (shop: TestShop, owner: Owner) => {
  const url = `/api/staff/people/${current.id}/${part}/`
  const response = await shop.app.inject({ method: 'POST', url, headers: owner.headers, payload: body() })
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`)
}
const block = post('block', () => ({ reason: 'never comes' }))

export const peopleUndoCases: Partial<Record<ActionName, Case>> = {
  'consignor.statement': {
    prepare: async (shop) => {
      const id = await addPiece(shop.db)
      const terms = { ownership: 'consignment', consignor_name: 'Konstantin', consignor_share: 8000 } as const
      await shop.db.updateTable('piece_private').set(terms).where('piece_id', '=', id).execute()
    },
    act: (shop, owner) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/staff/consignors/statement/email/',
        headers: owner.headers,
        payload: { name: 'Konstantin', to: 'konstantin@example.com', language: 'en' },
      }),
  },
  'person.block': { prepare: meet, act: block },
  'person.different': { prepare: meet, act: post('different', () => ({ other_id: current.other })) },
  'person.edit': {
    prepare: meet,
    act: (shop, owner) =>
      shop.app.inject({
        method: 'PATCH',
        url: `/api/staff/people/${current.id}/`,
        headers: owner.headers,
        payload: { version: 1, name: 'Somebody Else', is_vip: true },
      }),
  },
  'person.merge': { prepare: meet, act: post('merge', () => ({ other_id: current.other })) },
  'person.note': { prepare: meet, act: post('notes', () => ({ body: 'likes steel' })) },
  'person.unblock': {
    prepare: async (shop, owner) => {
      await meet(shop)
      await block(shop, owner)
    },
    act: post('unblock', () => ({})),
  },
}
