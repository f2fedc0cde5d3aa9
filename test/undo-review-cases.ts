import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'
import { call } from '#test/undo-shop-cases.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>

const ready = { ids: [0] }
let added = 0

const review = () => ({
  author: `Анна ${++added}`,
  text: 'Всё в срок.',
  language: 'ru',
  source_name: 'Яндекс Карты',
  source_url: 'https://yandex.ru/maps/org/vitrine/reviews',
  written_on: '2026-11-02',
  is_active: true,
})
const addReview = (shop: TestShop, owner: Owner) => call(shop, owner, ['POST', '/reviews/', review()])
const addTwo = async (shop: TestShop, owner: Owner) => {
  ready.ids = [(await addReview(shop, owner)).id, (await addReview(shop, owner)).id]
}

export const reviewUndoCases = {
  'review.add': { act: addReview },
  'review.change': {
    prepare: addTwo,
    act: (shop: TestShop, owner: Owner) => call(shop, owner, ['PATCH', `/reviews/${ready.ids[0]}/`, { version: 1, ...review() }]),
  },
  'review.delete': {
    prepare: addTwo,
    act: (shop: TestShop, owner: Owner) => call(shop, owner, ['DELETE', `/reviews/${ready.ids[0]}/`]),
  },
  'review.order': {
    prepare: addTwo,
    act: (shop: TestShop, owner: Owner) => call(shop, owner, ['PUT', '/reviews/order/', { ids: ready.ids.toReversed() }]),
  },
}
