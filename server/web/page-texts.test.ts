import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPageText } from '#app/client/content.ts'
import { servicesOf } from '#app/client/services.ts'
import type { TextPageName } from '#contract/rules/page-texts.ts'
import { servePages } from '#server/web/mount-pages.ts'
import { eventually } from '#test/eventually.ts'
import { openTestShop, testConfig, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

let shop: TestShop
let origin: string
let editor: Awaited<ReturnType<typeof createStaff>>
let renderings: string[] = []

async function renderPage(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  renderings.push(pathname)
  const text = await getPageText(servicesOf(context).callApi, pathname.slice(1) as TextPageName, searchParams.get('preview'))
  return Response.json(text, { headers: { 'content-type': 'text/html' } })
}

beforeAll(async () => {
  shop = await withoutIntervals(openTestShop)
  editor = await createStaff(shop, { roles: ['editor'] })
  const origins = { ru: 'https://vitrine.test.ru', en: 'https://vitrine.test.com' }
  const { responseCache } = shop
  await servePages(shop.app, { responseCache, origins, photoOrigin: undefined, settings: testConfig().pages }, renderPage, {})
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

const get = async (path: string) => fetch(origin + path)
const staff = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload: object = {}) =>
  (
    await shop.app.inject({
      method,
      url: `/api/staff/page-texts/${path}`,
      headers: editor.headers,
      ...(method === 'GET' ? {} : { payload }),
    })
  ).json()

test('OWN-103 API-02 publishing a text re-renders only its own page', async () => {
  const pages = ['/about', '/terms', '/service']
  for (const path of pages) await get(path)
  const tags = async () => Promise.all(pages.map(async (path) => (await get(path)).headers.get('etag')))
  const before = await tags()
  renderings = []
  const { version } = await staff('GET', 'service/')
  const { text } = await staff('PATCH', 'service/', { version, lead: { ru: 'Чиним часы.', en: 'We repair watches.' } })
  await staff('POST', 'service/publish/', { version: text.version })
  await eventually(async () => (await get('/service')).text()).toContain('Чиним часы.')
  const after = await tags()
  expect(after.map((tag, at) => tag === before[at])).toEqual([true, true, false])
  expect(renderings).toEqual(['/service'])
})

test('OWN-103 a preview is not cached', async () => {
  const { path } = await staff('POST', 'about/preview/')
  const first = await get(path)
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { version } = await staff('GET', 'about/')
  await staff('PATCH', 'about/', { version, lead: { ru: 'Сразу видно.', en: 'Seen at once.' } })
  expect(await (await get(path)).text()).toContain('Сразу видно.')
})
