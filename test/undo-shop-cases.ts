import type { ActionName } from '#contract/staff/actions.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>
type Case = { prepare?: (shop: TestShop, owner: Owner) => Promise<unknown>; act: (shop: TestShop, owner: Owner) => Promise<unknown> }
type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

async function call(shop: TestShop, owner: Owner, [method, path, payload]: [Method, string, object?]) {
  const response = await shop.app.inject({ method, url: `/api/staff${path}`, headers: owner.headers, ...(payload ? { payload } : {}) })
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.body}`)
  return response.json()
}

const view = { list: 'pieces', name: 'Drafts', query: 'status=draft' }
/** A view that a case has made ready. */
const ready = { id: '' }
const addView = async (shop: TestShop, owner: Owner) => {
  ready.id = (await call(shop, owner, ['POST', '/views/', view])).id
}
const start = (shop: TestShop, owner: Owner) => call(shop, owner, ['PUT', '/views/start/', { list: 'pieces', view: ready.id }])

/** The cases of what belongs to the shop as a whole, and to how its staff works. */
export const shopUndoCases: Partial<Record<ActionName, Case>> = {
  'notice.choose': {
    act: (shop, owner) =>
      call(shop, owner, [
        'PUT',
        '/notices/settings/',
        { channels: { 'order-placed': ['page', 'mail'] }, telegram_chat: '-1001', quiet_hours: null },
      ]),
  },
  'shop.confirm-offices': { act: (shop, owner) => call(shop, owner, ['POST', '/today/first-days/offices/', {}]) },
  'shop.hide-first-days': { act: (shop, owner) => call(shop, owner, ['POST', '/today/first-days/hide/', {}]) },
  'view.add': { act: addView },
  'view.change': {
    prepare: addView,
    act: (shop, owner) => call(shop, owner, ['PATCH', `/views/${ready.id}/`, { version: 1, name: 'Others', is_shared: true }]),
  },
  'view.delete': {
    prepare: async (shop, owner) => {
      await addView(shop, owner)
      await start(shop, owner)
    },
    act: (shop, owner) => call(shop, owner, ['DELETE', `/views/${ready.id}/`]),
  },
  'view.start': { prepare: addView, act: start },
}
