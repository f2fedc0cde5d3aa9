import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { multipart } from '#test/form-data.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

export const contacts = '/api/contacts/'
export const person = { name: 'Анна', phone: '+7 (800) 700-53-59' }
export const visit = { ...person, city: 'moscow', date: '2026-11-24', time: '15:30' }
export const buyback = { ...person, brand: 'Rolex', model: 'Submariner' }

/** Returns helpers for tests of forms. All tests of a file share one shop, and each test begins without enquiries. */
export function formCalls() {
  let shop: TestShop
  let picture: Buffer
  beforeAll(async () => {
    shop = await openTestShop()
    picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#806040' } })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.deleteFrom('enquiry').execute()
    await shop.db.deleteFrom('enquiry_photo').execute()
    await shop.db.deleteFrom('attempt').execute()
  })

  const photo = (filename = 'watch.jpg') => ({ filename, bytes: picture })

  async function postForm(url: string, fields: Parameters<typeof multipart>[0], files: Parameters<typeof multipart>[1] = [], headers = {}) {
    const made = await multipart(fields, files)
    return shop.app.inject({ method: 'POST', url, payload: made.payload, headers: { ...made.headers, ...headers } })
  }

  return {
    photo,
    postForm,
    post: (url: string, payload: object, headers: Record<string, string> = {}) =>
      shop.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'en', ...headers } }),
    sendPhoto: async () => (await postForm('/api/enquiry-photos/', {}, [photo()])).json().token,
    storedEnquiries: () => shop.db.selectFrom('enquiry').selectAll().orderBy('id').execute(),
    storedPhotos: () => shop.db.selectFrom('enquiry_photo').selectAll().orderBy('position').execute(),
    get shop() {
      return shop
    },
    get picture() {
      return picture
    },
  }
}
