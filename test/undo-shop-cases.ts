import type { ActionName } from '#contract/staff/actions.ts'
import { promoTerms } from '#test/orders.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>
type Case = { prepare?: (shop: TestShop, owner: Owner) => Promise<unknown>; act: (shop: TestShop, owner: Owner) => Promise<unknown> }
type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Calls the staff API. Throws if the call is refused. */
export async function call(shop: TestShop, owner: Owner, [method, path, payload]: [Method, string, object?]) {
  const response = await shop.app.inject({ method, url: `/api/staff${path}`, headers: owner.headers, ...(payload ? { payload } : {}) })
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.body}`)
  return response.json()
}

const view = { list: 'pieces', name: 'Drafts', query: 'status=draft' }
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

const template = { name_ru: 'Ремешок', name_en: 'Strap', kinds: ['contact'], body_ru: 'Здравствуйте', body_en: 'Hello' }
let asked = 0
// a counter that makes each draft different from the previous draft
let arranged = 0
const addPromo = async (shop: TestShop, owner: Owner) => {
  ready.id = (await call(shop, owner, ['POST', '/promos/', { code: `UNDONE-${asked++}`, ...promoTerms }])).id
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

/** Returns cases that add, change, delete and reorder entries of a list. Every shop has the entries 1 and 2. */
const entryCases = (list: string, entry: object): Record<'add' | 'change' | 'delete' | 'order', Case> => ({
  add: { act: (shop, owner) => call(shop, owner, ['POST', `/${list}/`, entry]) },
  change: { act: (shop, owner) => call(shop, owner, ['PATCH', `/${list}/1/`, { version: 1, ...entry }]) },
  delete: { act: (shop, owner) => call(shop, owner, ['DELETE', `/${list}/1/`]) },
  order: { act: (shop, owner) => call(shop, owner, ['PUT', `/${list}/order/`, { ids: [2, 1] }]) },
})
const faqCases = entryCases('faqs', faq)
const videoCases = entryCases('videos', video)

const versionOf = async (shop: TestShop, table: 'brand' | 'collection') =>
  (await shop.db.selectFrom(table).select('edit_version').where('id', '=', 1).executeTakeFirstOrThrow()).edit_version
const homePath = '/home/'
const homeVersion = async (shop: TestShop) =>
  (await shop.db.selectFrom('home_page').select('edit_version').where('id', '=', 'draft').executeTakeFirstOrThrow()).edit_version
const textPath = '/page-texts/service/'
const textVersion = async (shop: TestShop) =>
  (await shop.db.selectFrom('page_text').select('edit_version').where('id', '=', 'service').executeTakeFirstOrThrow()).edit_version
const writeText = async (shop: TestShop, owner: Owner) =>
  call(shop, owner, [
    'PATCH',
    textPath,
    { version: await textVersion(shop), lead: { ru: `Чиним ${++arranged}`, en: `We repair ${arranged}` } },
  ])
const onText = async (shop: TestShop, owner: Owner, step: string, body: object = {}) =>
  call(shop, owner, ['POST', `${textPath}${step}/`, { version: await textVersion(shop), ...body }])
const handRow = { mode: 'hand', title_ru: '', title_en: '', kind: null, brand_ids: [], min_price: null, max_price: null, tag: null }
const arrangeHome = async (shop: TestShop, owner: Owner) =>
  call(shop, owner, [
    'PUT',
    homePath,
    {
      version: await homeVersion(shop),
      banners: [],
      rows: { trending: { ...handRow, pieces: [++arranged], ordering: 'price_usd' } },
    },
  ])

export const shopUndoCases: Partial<Record<ActionName, Case>> = {
  'brand.change': {
    act: async (shop, owner) => {
      const body = { name: 'Another house', spellings: ['another'], is_hidden: true, text_ru: 'Дом', text_en: 'House' }
      return call(shop, owner, ['PATCH', '/brands/1/', { version: await versionOf(shop, 'brand'), ...body }])
    },
  },
  'brand.order': { act: (shop, owner) => call(shop, owner, ['PUT', '/brands/order/', { was: [], now: [2, 1] }]) },
  'collection.change': {
    act: async (shop, owner) => {
      const version = await versionOf(shop, 'collection')
      return call(shop, owner, ['PATCH', '/collections/1/', { version, name: 'Another line', spellings: ['another'] }])
    },
  },
  'faq.add': faqCases.add,
  'faq.change': faqCases.change,
  'faq.delete': faqCases.delete,
  'faq.order': faqCases.order,
  'video.add': videoCases.add,
  'video.change': videoCases.change,
  'video.delete': videoCases.delete,
  'video.order': videoCases.order,
  'home.change': { act: arrangeHome },
  'home.discard': {
    prepare: arrangeHome,
    act: async (shop, owner) => call(shop, owner, ['POST', `${homePath}discard/`, { version: await homeVersion(shop) }]),
  },
  'home.publish': {
    prepare: async (shop, owner) => arrangeHome(shop, owner),
    act: async (shop, owner) => call(shop, owner, ['POST', `${homePath}publish/`, { version: await homeVersion(shop) }]),
  },
  'page-text.change': { act: writeText },
  'page-text.discard': { prepare: writeText, act: (shop, owner) => onText(shop, owner, 'discard') },
  'page-text.plan': { prepare: writeText, act: (shop, owner) => onText(shop, owner, 'plan', { publish_at: '2030-01-01T09:00:00Z' }) },
  'page-text.publish': { prepare: writeText, act: (shop, owner) => onText(shop, owner, 'publish') },
  'page-text.restore': {
    prepare: async (shop, owner) => {
      await writeText(shop, owner)
      await onText(shop, owner, 'publish')
    },
    act: (shop, owner) => onText(shop, owner, 'versions/1/restore'),
  },
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
    act: (shop, owner) => call(shop, owner, ['PATCH', `/promos/${ready.id}/`, { version: 1, ...promoTerms, value: '20' }]),
  },
  'promo.delete': { prepare: addPromo, act: (shop, owner) => call(shop, owner, ['DELETE', `/promos/${ready.id}/`]) },
  'promo.make': { act: (shop, owner) => call(shop, owner, ['POST', '/promos/make/', { prefix: 'NEW', count: 3, ...promoTerms }]) },
  'shop.change-archive': { act: (shop, owner) => call(shop, owner, ['PUT', '/archive/', { is_open: true, prices: 'band' }]) },
  'shop.change-company': {
    act: async (shop, owner) => {
      const { edit_version: version } = await shop.db.selectFrom('company').select('edit_version').executeTakeFirstOrThrow()
      await call(shop, owner, ['PATCH', '/company/', { version, phone: `+7 495 000 00 ${10 + asked++}` }])
    },
  },
  'shop.assign-threads': {
    act: async (shop, owner) => {
      const { edit_version: version } = await shop.db.selectFrom('assignment_edit').select('edit_version').executeTakeFirstOrThrow()
      const rule = { kinds: ['contact'], office: 'dubai', brand_id: 1, staff_id: owner.staffId }
      await call(shop, owner, ['PUT', '/assignment-rules/', { version, rules: [rule] }])
    },
  },
  'shop.change-thresholds': {
    act: async (shop, owner) => {
      const { edit_version: version } = await shop.db.selectFrom('threshold_edit').select('edit_version').executeTakeFirstOrThrow()
      await call(shop, owner, ['PATCH', '/thresholds/', { version, hold_hours: 24, backup_keep: 9 }])
    },
  },
  'shop.close-day': { act: (shop, owner) => call(shop, owner, ['POST', '/closed-days/', { day: '2026-12-31', office: 'dubai' }]) },
  'shop.open-day': { act: (shop, owner) => call(shop, owner, ['DELETE', '/closed-days/1/']) },
  'shop.confirm-offices': { act: (shop, owner) => call(shop, owner, ['POST', '/today/first-days/offices/', {}]) },
  'shop.hide-first-days': { act: (shop, owner) => call(shop, owner, ['POST', '/today/first-days/hide/', {}]) },
  'shop.set-rate': { act: (shop, owner) => call(shop, owner, ['PUT', '/rates/', { rub: '81,5', aed: '3.6725' }]) },
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
  'template.change': { act: (shop, owner) => call(shop, owner, ['PUT', '/reply-templates/1/', { version: 1, ...template }]) },
  'template.delete': { act: (shop, owner) => call(shop, owner, ['DELETE', '/reply-templates/1/']) },
  'visit.cancel': {
    prepare: bookVisit,
    act: async (shop, owner) => {
      const { id } = await shop.db.selectFrom('visit').select('id').executeTakeFirstOrThrow()
      await call(shop, owner, ['POST', `/visits/${id}/cancel/`, {}])
    },
  },
}
