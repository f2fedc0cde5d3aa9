import { testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { openTwoShops } from '#test/two-shops.ts'

type Method = 'GET' | 'POST' | 'PUT'

export const homeBanner = {
  id: 1,
  place: 'hero',
  title_ru: 'Новая витрина',
  title_en: 'A new window',
  text_ru: '',
  text_en: '',
  button_ru: 'Смотреть',
  button_en: 'Look',
  link: '/watch-buyback',
  picture: null,
  alt_ru: '',
  alt_en: '',
  shown_from: null,
  shown_until: null,
  is_active: true,
}

/**
 * Opens a shop and returns an editor's helpers for tests of the home page. On PostgreSQL, `other` acts as a second process of the shop; on
 * the embedded database, `other` is the same shop.
 */
export async function openHomeCalls({ hasIntervals = false } = {}) {
  const shops = await openTwoShops({}, { hasIntervals })
  const { shop, other } = shops
  const editor = await createStaff(shop, { roles: ['editor'] })
  const call = (method: Method, path: string, payload?: object) =>
    shop.app.inject({ method, url: `/api/staff/${path}`, headers: editor.headers, ...(payload ? { payload } : {}) })
  const staff = (method: Method, path: string, payload?: object) => call(method, `home/${path}`, payload)
  const draft = async () => (await staff('GET', '')).json()
  return {
    shop,
    other,
    editor,
    staff,
    draft,
    save: async (part: object) => {
      const { version, banners, rows } = await draft()
      return staff('PUT', '', { version, banners, rows, ...part })
    },
    publish: async () => staff('POST', 'publish/', { version: (await draft()).version }),
    undo: (response: { json: () => { action_id: string } }) => call('POST', `audit/${response.json().action_id}/undo/`, {}),
    shown: async (language = 'en') => (await other.get('/api/home/', { 'accept-language': language })).json(),
    listed: async (path: string): Promise<number[]> => (await shop.get(path)).json().results.map(({ id }: { id: number }) => id),
    setTime: (now = testNow) => shops.setTime(now),
    close: shops.close,
  }
}
