import type { ActionName } from '#contract/staff/actions.ts'
import { offeredWatch, usualSteps } from '#test/buyback-calls.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>
type Case = { prepare: (shop: TestShop, owner: Owner) => Promise<unknown>; act: (shop: TestShop, owner: Owner) => Promise<unknown> }

const current = { id: 0 }
let made = 0

async function send(shop: TestShop, owner: Owner, [method, path, body]: readonly ['POST' | 'PATCH', string, object]): Promise<void> {
  const url = `/api/staff${path}`
  const response = await shop.app.inject({ method, url, headers: owner.headers, payload: body })
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`)
}

async function ask(shop: TestShop, path = '/api/buyback-requests/'): Promise<void> {
  const form = { name: 'Vera Visitor', phone: '+7 916 700-10-20', ...(path === '/api/contacts/' ? {} : offeredWatch) }
  const response = await shop.app.inject({ method: 'POST', url: path, remoteAddress: `10.9.${made++}.1`, payload: form })
  current.id = response.json().number
}

const take = async (shop: TestShop, owner: Owner, step: object) => {
  const { edit_version: version } = await shop.db
    .selectFrom('buyback')
    .select('edit_version')
    .where('id', '=', current.id)
    .executeTakeFirstOrThrow()
  await send(shop, owner, ['POST', `/buybacks/${current.id}/steps/`, { version, ...step }])
}

/** Returns a case for a step. `prepare` takes the steps that usually precede this step. */
const stepCase = (name: (typeof usualSteps)[number]['step']): Case => {
  const at = usualSteps.findIndex(({ step }) => step === name)
  return {
    prepare: async (shop, owner) => {
      await ask(shop)
      for (const step of usualSteps.slice(0, at)) await take(shop, owner, step)
    },
    act: (shop, owner) => take(shop, owner, usualSteps[at] ?? {}),
  }
}

export const buybackUndoCases: Partial<Record<ActionName, Case>> = {
  'buyback.accept': stepCase('accept'),
  'buyback.agree': stepCase('agree'),
  'buyback.change': {
    prepare: (shop) => ask(shop),
    act: (shop, owner) =>
      send(shop, owner, [
        'PATCH',
        `/buybacks/${current.id}/`,
        { version: 1, terms: 'consignment', kind: 'bag', model: 'Kelly', serial: '' },
      ]),
  },
  'buyback.decline': { prepare: (shop) => ask(shop), act: (shop, owner) => take(shop, owner, { step: 'decline', note: 'not for us' }) },
  'buyback.estimate': stepCase('estimate'),
  'buyback.inspect': stepCase('inspect'),
  'buyback.open': {
    prepare: (shop) => ask(shop, '/api/contacts/'),
    act: (shop, owner) => send(shop, owner, ['POST', `/threads/${current.id}/buyback/`, { brand: 'Rolex', model: 'GMT-Master' }]),
  },
  'buyback.pay': stepCase('pay'),
  'buyback.receive': stepCase('receive'),
  'buyback.return': {
    prepare: async (shop, owner) => {
      await ask(shop)
      for (const step of usualSteps.slice(0, 3)) await take(shop, owner, step)
    },
    act: (shop, owner) => take(shop, owner, { step: 'return' }),
  },
}
