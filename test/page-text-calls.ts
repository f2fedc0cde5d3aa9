import { sql } from 'kysely'
import { testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { openTwoShops } from '#test/two-shops.ts'

type Method = 'GET' | 'POST' | 'PATCH'

/**
 * Opens a shop and returns helpers with which two editors change page texts. On PostgreSQL, `other` acts as a second process of the shop;
 * on the embedded database, `other` is the same shop.
 */
export async function openPageTextCalls() {
  const shops = await openTwoShops()
  const { shop, other } = shops
  const editor = await createStaff(shop, { roles: ['editor'] })
  const colleague = await createStaff(shop, { roles: ['editor'], name: 'Max' })
  const call = (method: Method, path: string, payload?: object, by = editor) =>
    shop.app.inject({ method, url: `/api/staff/${path}`, headers: by.headers, ...(payload ? { payload } : {}) })
  const read = async (page: string) => (await call('GET', `page-texts/${page}/`)).json()
  const step = async (page: string, name: string, body: object = {}) =>
    call('POST', `page-texts/${page}/${name}/`, { version: (await read(page)).version, ...body })
  return {
    shop,
    other,
    editor,
    colleague,
    call,
    read,
    step,
    change: async (page: string, part: object, by = editor) =>
      call('PATCH', `page-texts/${page}/`, { version: (await read(page)).version, ...part }, by),
    undo: (response: { json: () => { action_id: string } }) => call('POST', `audit/${response.json().action_id}/undo/`, {}),
    shown: async (page: string, language = 'en') =>
      (await other.get(`/api/page-text/?name=${page}`, { 'accept-language': language })).json(),
    /** Sets the clocks and keeps the editors' sessions alive. */
    setTime: async (now = testNow) => {
      shops.setTime(now)
      const at = new Date(now)
      await sql`update staff_session set created_at = ${at}, seen_at = ${at}`.execute(shop.db)
    },
    close: shops.close,
  }
}
