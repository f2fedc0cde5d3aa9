import type { ActionName } from '#contract/staff/actions.ts'
import { addPiece } from '#test/factories.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>
type Case = { prepare?: (shop: TestShop, owner: Owner) => Promise<unknown>; act: (shop: TestShop, owner: Owner) => Promise<unknown> }
type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

const hourMs = 3_600_000
const ready = { id: 0, part: '', from: 0, into: 0, count: 0 }

async function call(shop: TestShop, owner: Owner, [method, path, payload]: [Method, string, object?]) {
  const response = await shop.app.inject({ method, url: `/api/staff${path}`, headers: owner.headers, ...(payload ? { payload } : {}) })
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.body}`)
  return response.json()
}

/** Returns a case with an action on a new piece. `first` is an optional action before it. */
function onPiece(
  piece: Parameters<typeof addPiece>[1],
  action: (id: number, shop: TestShop) => [Method, string, object?],
  first?: typeof action,
): Case {
  return {
    prepare: async (shop, owner) => {
      ready.id = await addPiece(
        shop.db,
        { production_year: 2020, ...piece },
        { private: { serial: 'UNDO 1' }, photos: 1, functionIds: [1] },
      )
      if (!first) return
      const made = await call(shop, owner, first(ready.id, shop))
      ready.part = made.hold?.id ?? made.move?.id ?? made.notes?.[0]?.id ?? made.expenses?.[0]?.id ?? ''
      if (made.register_checks?.[0]) ready.part = made.register_checks[0].id
    },
    act: (shop, owner) => call(shop, owner, action(ready.id, shop)),
  }
}

const step =
  (name: string, more: object = {}) =>
  (id: number): [Method, string, object] => ['POST', `/pieces/${id}/${name}/`, { version: 1, ...more }]
const later = (shop: TestShop, hours: number) => new Date(shop.clock.now + hours * hourMs).toISOString()
const hold = (id: number, shop: TestShop): [Method, string, object] => [
  'POST',
  `/pieces/${id}/hold/`,
  { name: 'Anna', contact: '', reason: 'word', until: later(shop, 5) },
]
const move = (id: number): [Method, string, object] => ['POST', `/pieces/${id}/moves/`, { to_city_id: 2, reason: 'viewing' }]
const note = (id: number): [Method, string, object] => ['POST', `/pieces/${id}/notes/`, { body: 'A note' }]
const expense = (id: number): [Method, string, object] => [
  'POST',
  `/pieces/${id}/expenses/`,
  { kind: 'parts', amount_usd: '100', note: '', spent_on: '2026-11-01' },
]
const check = (id: number): [Method, string, object] => [
  'POST',
  `/pieces/${id}/register-checks/`,
  { register: 'A', result: 'match', reference: '' },
]
const sent = { courier: 'Brinks', tracking: '1', insured_usd: null }
const draft = { status: 'draft', published_at: null } as const
const entry = (name: string) => ({ name_ru: name, name_en: name })

async function addEntries(shop: TestShop, owner: Owner): Promise<void> {
  const add = (name: string) => call(shop, owner, ['POST', '/lists/brands/', { ...entry(name), is_meant: true }])
  ready.from = (await add(`${'abc'.repeat(++ready.count)} Ganymede`)).id
  ready.into = (await add(`${'xyz'.repeat(ready.count)} Callisto`)).id
}

export const pieceUndoCases: Partial<Record<ActionName, Case>> = {
  'hold.extend': onPiece({}, (_id, shop) => ['PATCH', `/holds/${ready.part}/`, { until: later(shop, 9) }], hold),
  'hold.make': onPiece({}, hold),
  'hold.release': onPiece({}, () => ['DELETE', `/holds/${ready.part}/`], hold),
  'list.add': { act: (shop, owner) => call(shop, owner, ['POST', '/lists/watch_types/', entry('Lunar')]) },
  'list.delete': { prepare: addEntries, act: (shop, owner) => call(shop, owner, ['DELETE', `/lists/brands/${ready.from}/`]) },
  'list.edit': {
    prepare: addEntries,
    act: (shop, owner) => call(shop, owner, ['PATCH', `/lists/brands/${ready.into}/`, { name_en: `Europa ${ready.count}` }]),
  },
  'list.merge': {
    prepare: async (shop, owner) => {
      await addEntries(shop, owner)
      await addPiece(shop.db, { brand_id: ready.from })
      await call(shop, owner, ['POST', '/lists/collections/', { ...entry('Io'), brand_id: ready.from }])
    },
    act: (shop, owner) => call(shop, owner, ['POST', `/lists/brands/${ready.from}/merge/`, { into: ready.into }]),
  },
  'move.ask': onPiece({}, move),
  'move.cancel': onPiece({}, () => ['POST', `/moves/${ready.part}/cancel/`], move),
  'move.receive': {
    prepare: async (shop, owner) => {
      await onPiece({}, move, move).prepare?.(shop, owner)
      await call(shop, owner, ['POST', `/moves/${ready.part}/send/`, sent])
    },
    act: (shop, owner) => call(shop, owner, ['POST', `/moves/${ready.part}/receive/`]),
  },
  'move.deposit': onPiece({}, () => ['PUT', `/moves/${ready.part}/deposit/`, { state: 'taken', amount_usd: '2500' }], move),
  'move.send': onPiece({}, () => ['POST', `/moves/${ready.part}/send/`, sent], move),
  'piece.arrive': onPiece({ status: 'incoming' }, step('arrive')),
  'piece.books': onPiece({}, (id) => [
    'PATCH',
    `/pieces/${id}/books/`,
    { version: 1, changes: { cost_usd: '9000', acquired_on: '2026-11-01' } },
  ]),
  'piece.create': { act: (shop, owner) => call(shop, owner, ['POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Undone' }]) },
  'piece.delete': onPiece(draft, (id) => ['DELETE', `/pieces/${id}/`], note),
  'piece.edit': onPiece({}, (id) => [
    'PATCH',
    `/pieces/${id}/`,
    { version: 1, changes: { caliber: '3235', function_ids: [2], description_en: 'A text', full_set: true } },
  ]),
  'piece.expense': onPiece({}, expense),
  'piece.expense-delete': onPiece({}, () => ['DELETE', `/expenses/${ready.part}/`], expense),
  'piece.note': onPiece({}, note),
  'piece.note-delete': onPiece({}, () => ['DELETE', `/piece-notes/${ready.part}/`], note),
  'piece.place': onPiece({ city_id: 1 }, (id) => ['PUT', `/pieces/${id}/place/`, { version: 1, place_id: 1 }]),
  'piece.plan': onPiece(draft, (id, shop) => [
    'POST',
    `/pieces/${id}/plan/`,
    { version: 1, publish_at: later(shop, 1), withdraw_at: later(shop, 2) },
  ]),
  'piece.price': onPiece({}, (id) => [
    'PUT',
    `/pieces/${id}/price/`,
    { version: 1, price_usd: '9000', price_on_request: false, keep_previous: true },
  ]),
  'piece.publish': onPiece(draft, step('publish', { as: 'available', reason: 'Known' })),
  'piece.register-check': onPiece({}, check),
  'piece.register-waive': onPiece({}, () => ['POST', `/register-checks/${ready.part}/waive/`], check),
  'piece.requirements': {
    act: (shop, owner) => call(shop, owner, ['PUT', '/publish-requirements/', { results: [{ item: 'serial', is_required: true }] }]),
  },
  'piece.restore': onPiece({ status: 'withdrawn' }, step('restore', { as: 'available', reason: 'Known' })),
  'piece.serial': onPiece({}, (id) => ['PUT', `/pieces/${id}/serial/`, { version: 1, serial: 'OTHER 2', movement_serial: 'M 1' }]),
  'piece.sold-elsewhere': onPiece({}, step('sold-elsewhere', { price_usd: '9000', sold_on: '2026-11-20', sold_to: 'A dealer' }), hold),
  'piece.withdraw': onPiece({}, step('withdraw'), hold),
  'place.change': {
    prepare: async (shop, owner) => {
      ready.part = String((await call(shop, owner, ['POST', '/places/', { city_id: 1, kind: 'other', ...entry('Vault') }])).id)
    },
    act: (shop, owner) => call(shop, owner, ['PATCH', `/places/${ready.part}/`, { ...entry('Small vault'), kind: 'safe' }]),
  },
  'place.add': { act: (shop, owner) => call(shop, owner, ['POST', '/places/', { city_id: 1, kind: 'other', ...entry('Vault') }]) },
}
