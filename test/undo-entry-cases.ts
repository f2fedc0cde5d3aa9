import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'
import { call } from '#test/undo-shop-cases.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>

let added = 0

/** Cases for the entries of a list of content. `create` returns a new entry, different from the earlier ones by `name`. */
function entryCases(path: string, create: (name: string) => object) {
  const ready = { ids: [0] }
  const entry = () => create(`Анна ${++added}`)
  const add = (shop: TestShop, owner: Owner) => call(shop, owner, ['POST', path, entry()])
  const addTwo = async (shop: TestShop, owner: Owner) => {
    ready.ids = [(await add(shop, owner)).id, (await add(shop, owner)).id]
  }
  return {
    add: { act: add },
    change: {
      prepare: addTwo,
      act: (shop: TestShop, owner: Owner) => call(shop, owner, ['PATCH', `${path}${ready.ids[0]}/`, { version: 1, ...entry() }]),
    },
    delete: {
      prepare: addTwo,
      act: (shop: TestShop, owner: Owner) => call(shop, owner, ['DELETE', `${path}${ready.ids[0]}/`]),
    },
    order: {
      prepare: addTwo,
      act: (shop: TestShop, owner: Owner) => call(shop, owner, ['PUT', `${path}order/`, { ids: ready.ids.toReversed() }]),
    },
  }
}

const reviews = entryCases('/reviews/', (author) => ({
  author,
  text: 'Всё в срок.',
  language: 'ru',
  source_name: 'Яндекс Карты',
  source_url: 'https://yandex.ru/maps/org/vitrine/reviews',
  written_on: '2026-11-02',
  is_active: true,
}))
const specialists = entryCases('/specialists/', (name) => ({
  name_ru: name,
  name_en: name,
  office: null,
  piece_kinds: ['watch'],
  languages: ['ru'],
  hours_ru: '',
  hours_en: '',
  telegram: '',
  whatsapp: '',
  picture: null,
  staff_id: null,
  is_active: true,
}))

export const entryUndoCases = {
  'review.add': reviews.add,
  'review.change': reviews.change,
  'review.delete': reviews.delete,
  'review.order': reviews.order,
  'specialist.add': specialists.add,
  'specialist.change': specialists.change,
  'specialist.delete': specialists.delete,
  'specialist.order': specialists.order,
}
