import type { ActionName } from '#contract/staff/actions.ts'
import { addPiece } from '#test/factories.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'
import { call } from '#test/undo-shop-cases.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>
type Case = { prepare?: (shop: TestShop, owner: Owner) => Promise<unknown>; act: (shop: TestShop, owner: Owner) => Promise<unknown> }

let asked = 0
// each form comes from another network, to stay below the rate limit per network
const askShop = (shop: TestShop) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/contacts/',
    remoteAddress: `10.${asked++}.0.1`,
    payload: { name: 'Vera', phone: '+78007005359', email: 'vera@example.com' },
  })

const quoted = { piece: 0, id: '' }
const readyToQuote = async (shop: TestShop) => {
  await askShop(shop)
  quoted.piece = await addPiece(shop.db)
}
const makeQuote = async (shop: TestShop, owner: Owner) =>
  call(shop, owner, [
    'POST',
    '/quotes/',
    {
      thread: await thread(shop),
      lines: [{ piece_id: quoted.piece, price_usd: '9000' }],
      expires_at: new Date(shop.clock.now + 3_600_000).toISOString(),
      is_held: true,
      channel: 'mail',
    },
  ])
const thread = (shop: TestShop) =>
  shop.db.selectFrom('thread').select(['id', 'edit_version as version']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

async function changeThread(shop: TestShop, owner: Owner, part: string, body: object, isVersioned = true) {
  const { id, version } = await thread(shop)
  return call(shop, owner, ['POST', `/threads/${id}/${part}/`, { ...(isVersioned ? { version } : {}), ...body }])
}

const askForModel = (shop: TestShop) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/missing-model-requests/',
    remoteAddress: `10.9.${asked++}.1`,
    payload: { name: 'Vera', phone: '+78007005359', brand: 'Rolex', model: 'Solstice' },
  })

export const threadUndoCases: Partial<Record<ActionName, Case>> = {
  'quote.make': { prepare: readyToQuote, act: makeQuote },
  'quote.withdraw': {
    prepare: async (shop, owner) => {
      await readyToQuote(shop)
      quoted.id = (await makeQuote(shop, owner)).quote.id
    },
    act: (shop, owner) => call(shop, owner, ['POST', `/quotes/${quoted.id}/withdraw/`, {}]),
  },
  'shop.wanted': { act: (shop, owner) => call(shop, owner, ['PUT', '/wanted/settings/', { tells_by_itself: false }]) },
  'thread.answer': { prepare: askShop, act: (shop, owner) => changeThread(shop, owner, 'answers', { channel: 'mail', body: 'Yes' }) },
  'thread.assign': {
    prepare: askShop,
    act: async (shop, owner) => call(shop, owner, ['PUT', `/threads/${(await thread(shop)).id}/assignee/`, { staff_id: owner.staffId }]),
  },
  'thread.call': { act: (shop, owner) => call(shop, owner, ['POST', '/threads/', { name: 'Vera', body: 'A strap', result: 'open' }]) },
  'thread.close-wanted': {
    prepare: askForModel,
    act: async (shop, owner) => {
      const { id } = await shop.db.selectFrom('wanted_model').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
      await call(shop, owner, ['POST', `/wanted/${id}/close/`])
    },
  },
  'thread.email': {
    prepare: askShop,
    act: async (shop, owner) => call(shop, owner, ['PUT', `/threads/${(await thread(shop)).id}/email/`, { email: 'new@example.com' }]),
  },
  'thread.note': { prepare: askShop, act: (shop, owner) => changeThread(shop, owner, 'notes', { body: 'Haggles' }, false) },
  'thread.note-answer': {
    prepare: askShop,
    act: (shop, owner) => changeThread(shop, owner, 'answers/by-hand', { channel: 'whatsapp', body: 'Yes' }, false),
  },
  'thread.status': { prepare: askShop, act: (shop, owner) => changeThread(shop, owner, 'status', { status: 'spam' }) },
}
