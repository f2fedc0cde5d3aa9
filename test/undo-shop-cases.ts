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

const bookVisit = (shop: TestShop) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/appointments/',
    payload: { name: 'Vera', phone: '+78007005359', city: 'moscow', date: '2026-11-24', time: '15:30' },
  })

const template = { name: 'Strap', kinds: ['contact'], body_ru: 'Здравствуйте', body_en: 'Hello' }
let asked = 0
// each from a network of its own: a network has a limit
const askShop = (shop: TestShop) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/contacts/',
    remoteAddress: `10.${asked++}.0.1`,
    payload: { name: 'Vera', phone: '+78007005359', email: 'vera@example.com' },
  })
const thread = (shop: TestShop) =>
  shop.db.selectFrom('thread').select(['id', 'edit_version as version']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

async function changeThread(shop: TestShop, owner: Owner, part: string, body: object, isVersioned = true) {
  const { id, version } = await thread(shop)
  return call(shop, owner, ['POST', `/threads/${id}/${part}/`, { ...(isVersioned ? { version } : {}), ...body }])
}

const promo = {
  type: 'percent',
  value: '10',
  uses_max: null,
  per_customer_max: null,
  valid_from: null,
  valid_until: null,
  note: '',
  is_active: true,
}
const addPromo = async (shop: TestShop, owner: Owner) => {
  ready.id = (await call(shop, owner, ['POST', '/promos/', { code: `UNDONE-${asked++}`, ...promo }])).id
}

const faq = { section: 'order', question_ru: 'Как?', question_en: 'How?', answer_ru: 'Так.', answer_en: 'So.', is_active: true }
const video = {
  title_ru: 'Ход',
  title_en: 'Rate',
  description_ru: '',
  description_en: '',
  video_url: 'https://youtu.be/dQw4w9WgXcQ',
  format: 'other',
  is_active: true,
}

/** What is added, changed, deleted and ordered by hand: entries 1 and 2 are the shop's own. */
const entryCases = (list: string, entry: object): Record<'add' | 'change' | 'delete' | 'order', Case> => ({
  add: { act: (shop, owner) => call(shop, owner, ['POST', `/${list}/`, entry]) },
  change: { act: (shop, owner) => call(shop, owner, ['PATCH', `/${list}/1/`, { version: 1, ...entry }]) },
  delete: { act: (shop, owner) => call(shop, owner, ['DELETE', `/${list}/1/`]) },
  order: { act: (shop, owner) => call(shop, owner, ['PUT', `/${list}/order/`, { ids: [2, 1] }]) },
})
const faqCases = entryCases('faqs', faq)
const videoCases = entryCases('videos', video)

/** The cases of what belongs to the shop as a whole, and to how its staff works. */
export const shopUndoCases: Partial<Record<ActionName, Case>> = {
  'faq.add': faqCases.add,
  'faq.change': faqCases.change,
  'faq.delete': faqCases.delete,
  'faq.order': faqCases.order,
  'video.add': videoCases.add,
  'video.change': videoCases.change,
  'video.delete': videoCases.delete,
  'video.order': videoCases.order,
  'notice.choose': {
    act: (shop, owner) =>
      call(shop, owner, [
        'PUT',
        '/notices/settings/',
        { channels: { 'order-placed': ['page', 'mail'] }, telegram_chat: '-1001', quiet_hours: null },
      ]),
  },
  'promo.add': { act: addPromo },
  'promo.change': {
    prepare: addPromo,
    act: (shop, owner) => call(shop, owner, ['PATCH', `/promos/${ready.id}/`, { version: 1, ...promo, value: '20' }]),
  },
  'promo.delete': { prepare: addPromo, act: (shop, owner) => call(shop, owner, ['DELETE', `/promos/${ready.id}/`]) },
  'promo.make': { act: (shop, owner) => call(shop, owner, ['POST', '/promos/make/', { prefix: 'NEW', count: 3, ...promo }]) },
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
  'template.add': { act: (shop, owner) => call(shop, owner, ['POST', '/reply-templates/', template]) },
  'template.change': { act: (shop, owner) => call(shop, owner, ['PUT', '/reply-templates/1/', template]) },
  'template.delete': { act: (shop, owner) => call(shop, owner, ['DELETE', '/reply-templates/1/']) },
  'thread.answer': { prepare: askShop, act: (shop, owner) => changeThread(shop, owner, 'answers', { channel: 'mail', body: 'Yes' }) },
  'thread.assign': {
    prepare: askShop,
    act: async (shop, owner) => call(shop, owner, ['PUT', `/threads/${(await thread(shop)).id}/assignee/`, { staff_id: owner.staffId }]),
  },
  'thread.call': { act: (shop, owner) => call(shop, owner, ['POST', '/threads/', { name: 'Vera', body: 'A strap', result: 'open' }]) },
  'thread.email': {
    prepare: askShop,
    act: async (shop, owner) => call(shop, owner, ['PUT', `/threads/${(await thread(shop)).id}/email/`, { email: 'new@example.com' }]),
  },
  'thread.note': { prepare: askShop, act: (shop, owner) => changeThread(shop, owner, 'notes', { body: 'Haggles' }, false) },
  'thread.status': { prepare: askShop, act: (shop, owner) => changeThread(shop, owner, 'status', { status: 'spam' }) },
  'visit.cancel': {
    prepare: bookVisit,
    act: async (shop, owner) => {
      const { id } = await shop.db.selectFrom('visit').select('id').executeTakeFirstOrThrow()
      await call(shop, owner, ['POST', `/visits/${id}/cancel/`, {}])
    },
  },
}
