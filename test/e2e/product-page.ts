import { main } from '#test/e2e/customer-fixtures.ts'
import { expect, type Locator, type Page, test as base } from '#test/e2e/fixtures.ts'
import { openShopWithPhotos, type ShopWithPhotos } from '#test/e2e/shop-with-photos.ts'

export const keys = {
  ninePhotos: 'rolex-submariner-date-126610lv',
  twoPhotos: 'rolex-submariner-date-126613lb',
  onePhoto: 'omega-speedmaster-apollo-11-50th',
  onRequest: 'patek-philippe-minute-repeater-5178g-001',
  reserved: 'h-moser-endeavour-perpetual-calendar-1341-0207',
  sold: 'rolex-gmt-master-ii-126710blro',
  jewelry: 'bvlgari-serpenti-viper-bracelet-rose-gold',
  bag: 'dior-lady-dior-medium-black',
} as const
const photos = { [keys.ninePhotos]: 9, [keys.twoPhotos]: 2, [keys.onePhoto]: 1, [keys.jewelry]: 4 }

type Paths = Record<keyof typeof keys, string>

/** Opens a shop with photographs for each worker, so that page views in the tests of one worker do not count in other tests. */
export const test = base.extend<{ paths: Paths }, { shop: ShopWithPhotos }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await openShopWithPhotos({ photos, ofModel: [keys.jewelry], sold: keys.sold })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  paths: async ({ shop }, use) => {
    const watch = (key: string) => `/product/${shop.id(key)}`
    await use({
      ninePhotos: watch(keys.ninePhotos),
      twoPhotos: watch(keys.twoPhotos),
      onePhoto: watch(keys.onePhoto),
      onRequest: watch(keys.onRequest),
      reserved: watch(keys.reserved),
      sold: watch(keys.sold),
      jewelry: `/jewelry/${shop.id(keys.jewelry)}`,
      bag: `/bag/${shop.id(keys.bag)}`,
    })
  },
})

export const spec = (page: Page, name: string) => main(page).getByRole('row', { name }).getByRole('cell')
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first()
export const addToCart = (page: Page) => main(page).getByRole('button', { name: /корзину/ })
export const enlarge = (page: Page, number: number) => page.getByRole('link', { name: `Открыть фото ${number} на весь экран` })
export const isInSight = (locator: Locator) => expect(locator).toBeInViewport({ ratio: 0.6 })
