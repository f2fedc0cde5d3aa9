import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { multipart } from '#test/form-data.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

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

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'en', ...headers } })
const postForm = async (
  url: string,
  fields: Record<string, string | string[]>,
  files: Parameters<typeof multipart>[1] = [],
  headers = {},
) => {
  const made = await multipart(fields, files)
  return shop.app.inject({ method: 'POST', url, payload: made.payload, headers: { ...made.headers, ...headers } })
}
const stored = () => shop.db.selectFrom('enquiry').selectAll().orderBy('id').execute()
const storedPhotos = () => shop.db.selectFrom('enquiry_photo').selectAll().orderBy('position').execute()
const photo = (filename = 'watch.jpg') => ({ filename, bytes: picture })
const sendPhoto = async () => (await postForm('/api/enquiry-photos/', {}, [photo()])).json().token

const person = { name: 'Анна', phone: '+7 (800) 700-53-59' }
const contacts = '/api/contacts/'
const visit = { ...person, city: 'moscow', date: '2026-11-24', time: '15:30' }
const buyback = { ...person, brand: 'Rolex', model: 'Submariner' }

/** Each form with what it needs at least, and one thing that its schema refuses. */
const forms: [url: string, body: object, wrong: object, field: string][] = [
  [contacts, person, { message: 'x'.repeat(limits.messageMaxChars + 1) }, 'message'],
  ['/api/appointments/', visit, { city: 'paris' }, 'city'],
  ['/api/buyback-requests/', buyback, { brand: ' ' }, 'brand'],
  ['/api/missing-model-requests/', person, { name: 'A' }, 'name'],
]

describe.each(forms)('POST %s', (url, body, wrong, field) => {
  test('API-07 FORM-08 is stored with its fields, language and page', async () => {
    const answer = await post(url, { ...body, page: '/about', consent: true })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(answer.json().detail).toMatch(/^Thank you/)
    expect(await stored()).toMatchObject([
      { language: 'en', page: '/about', customer_id: null, fields: { name: 'Анна', phone: '+78007005359' } },
    ])
  })

  test('FORM-08 knows the customer who is signed in; a token that is no good counts as none', async () => {
    const { customerId, headers } = await signIn(shop)
    await post(url, body, headers)
    await post(url, body, { authorization: 'Bearer nonsense' })
    expect((await stored()).map((row) => row.customer_id)).toEqual([customerId, null])
  })

  test.each([
    ['phone', { phone: '123456' }],
    ['phone', { phone: 'call me 78007005359' }],
    ['name', { name: ' ' }],
    ['name', { name: 'Anna\r\nBcc: thief@example.com' }],
    ['page', { page: '//evil.example' }],
    ['page', { page: '/\\evil.example' }],
    ['is_staff', { is_staff: true }],
    [field, wrong],
  ])('API-09 FORM-01 is told about %s: %o', async (name, change) => {
    const answer = await post(url, { ...body, ...change })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(ErrorBody.parse(answer.json()).errors ?? {})).toEqual([name])
    expect(await stored()).toEqual([])
  })

  test('FORM-04 SEC-D7 the sixth in a minute is asked to come back, in the exact words', async () => {
    for (let at = 0; at < limits.enquiriesPerMinute; at++) expect((await post(url, body)).statusCode).toBe(201)
    const refused = await post(url, body, { 'accept-language': 'ru' })
    expect([refused.statusCode, refused.json().detail]).toEqual([429, 'Слишком много запросов. Попробуйте ещё раз через минуту.'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('SEC-D7 a robot is answered alike, and nothing is kept', async () => {
    const [human, robot] = [await post(url, body), await post(url, { ...body, website: 'spam' })]
    expect([robot.statusCode, Object.keys(robot.json())]).toEqual([human.statusCode, Object.keys(human.json())])
    expect(await stored()).toHaveLength(1)
  })

  test('SEC-D10 a body beyond the limit is too large', async () => {
    const answer = await post(url, { ...body, website: 'x'.repeat(100_001) })
    expect(answer.statusCode).toBe(413)
    expect(await stored()).toEqual([])
  })
})

test.each(['0001-01-01', '9999-12-31'])('API-09 SEC-D7 a robot that books the day %s is refused as a person is', async (date) => {
  const visit = { ...person, city: 'moscow', date, time: '15:00' }
  for (const website of ['', 'spam']) {
    const answer = await post('/api/appointments/', { ...visit, website })
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, ['date']])
  }
})

describe('the joined message', () => {
  test('FORM-01 FORM-02 of an order request begins with its reference; its name has two signs or more', async () => {
    await post(
      contacts,
      { ...person, kind: 'order_request', reference: '126610LN', message: 'Сколько ждать?' },
      { 'accept-language': 'ru' },
    )
    expect(await stored()).toMatchObject([{ kind: 'order_request', message: 'Референс: 126610LN\nСколько ждать?' }])
    const short = await post(contacts, { ...person, name: 'A', kind: 'order_request' })
    expect([short.statusCode, Object.keys(short.json().errors)]).toEqual([400, ['name']])
    expect((await post(contacts, { ...person, name: 'A' })).statusCode).toBe(201)
  })

  test('FORM-06 of a buyback has its labels and the number of photographs', async () => {
    const fields = {
      year: 2019,
      condition: 'good',
      serial: 'K123',
      kit: 'full_set',
      expected_price: '9000 $',
      city: 'Казань',
      comment: 'Срочно',
    }
    const photos = [await sendPhoto(), await sendPhoto()]
    await post('/api/buyback-requests/', { ...buyback, ...fields, photos }, { 'accept-language': 'ru' })
    expect(await stored()).toMatchObject([
      {
        kind: 'buyback',
        message:
          'Бренд: Rolex | Модель: Submariner | Год: 2019 | Состояние: хорошее | Серийный номер: K123 | Комплект: полный комплект | Ожидаемая цена: 9000 $ | Город: Казань | Комментарий: Срочно | Фотографий: 2',
        fields: { year: 2019, condition: 'good', photos: 2 },
      },
    ])
  })

  test('FORM-05 of a visit has city, date, time and comment', async () => {
    await post('/api/appointments/', { ...visit, comment: 'Хочу примерить' }, { 'accept-language': 'ru' })
    expect(await stored()).toMatchObject([
      {
        message: 'Город: Москва | Дата: 24.11.2026 | Время: 15:30 | Комментарий: Хочу примерить',
        starts_at: new Date('2026-11-24T12:30:00Z'),
      },
    ])
  })
})

describe('a visit', () => {
  test.each([
    ['date', { date: '2026-11-20' }],
    ['date', { date: '2027-01-01' }],
    ['date', { date: '2026-02-30' }],
    ['time', { time: '09:30' }],
    ['time', { time: '21:00' }],
    ['time', { date: '2026-11-21', time: '11:00' }],
    ['time', { time: '15:10' }],
    ['time', { time: '25:00' }],
  ])('FORM-05 cannot take place, because of its %s: %o', async (field, change) => {
    const answer = await post('/api/appointments/', { ...visit, ...change })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
    expect(await stored()).toEqual([])
  })

  test('FORM-05 comes with a calendar entry under an address that nobody guesses', async () => {
    const taken = (await post('/api/appointments/', { ...visit, city: 'dubai' })).json()
    expect(taken).toMatchObject({
      starts_at: '2026-11-24T11:30:00.000Z',
      calendar_url: expect.stringMatching(/^\/visits\/[\w-]{22}\.ics$/),
    })
    const entry = await shop.get(taken.calendar_url)
    expect(entry.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' })
    const lines = entry.body.split('\r\n')
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261124T113000Z', 'DTEND:20261124T123000Z', 'SUMMARY:Visit to Vitrine']))
    expect(lines).toContain('LOCATION:Business Bay\\, Dubai\\, UAE')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(entry.body).not.toMatch(/Анна|7800/)
    expect((await shop.get(`/visits/${'x'.repeat(22)}.ics`)).statusCode).toBe(404)
    expect((await shop.get('/visits/..%2F.ics')).statusCode).toBe(400)
  })
})

describe('photographs', () => {
  test('FORM-06 API-07 six come with a form, in their order, made anew without metadata, under names of our own', async () => {
    const files = [1, 2, 3, 4, 5, 6].map((at) => photo(`../../${at}.jpg`))
    const answer = await postForm('/api/buyback-requests/', { ...buyback, year: '2019' }, files)
    expect(answer.statusCode).toBe(201)
    const kept = await storedPhotos()
    expect(kept.map(({ position, width, height }) => [position, width, height])).toEqual([0, 1, 2, 3, 4, 5].map((at) => [at, 640, 480]))
    const folder = shop.ctx.ports.enquiryFiles.place
    for (const { token } of kept) {
      const bytes = readFileSync(join(folder, `${token}.jpg`))
      expect(bytes.equals(picture)).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
    expect(await stored()).toMatchObject([{ kind: 'buyback', fields: { photos: 6, year: 2019 } }])
  })

  test('FORM-06 may be sent one by one before their form, which then names them', async () => {
    const tokens = [await sendPhoto(), await sendPhoto()].toReversed()
    expect((await post(contacts, { ...person, photos: tokens })).statusCode).toBe(201)
    expect((await storedPhotos()).map(({ token }) => token)).toEqual(tokens)
  })

  test('FORM-06 belong to one form: another that names them, or names none that is there, is told so and not stored', async () => {
    const [taken, waiting, unknown] = [await sendPhoto(), await sendPhoto(), 'x'.repeat(22)]
    await post(contacts, { ...person, photos: [taken] })
    const answer = await post(contacts, { ...person, photos: [waiting, taken, unknown] }, { 'accept-language': 'ru' })
    const said = 'Фотография не сохранилась. Приложите её ещё раз.'
    expect([answer.statusCode, answer.json()]).toEqual([400, { detail: said, errors: { photos: [said] }, gone_photos: [taken, unknown] }])
    expect(await stored()).toHaveLength(1)
    expect((await post(contacts, { ...person, photos: [waiting] })).statusCode).toBe(201)
  })

  test('FORM-06 FORM-08 a form that is sent again after a lost answer is the enquiry it was', async () => {
    const photos = [await sendPhoto(), await sendPhoto()]
    const form = { ...person, message: 'Вопрос', photos }
    const answers = await Promise.all([post(contacts, form), post(contacts, form)])
    answers.push(await post(contacts, form))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await stored()).toHaveLength(1)
    expect((await post(contacts, { ...form, message: 'Другой вопрос' })).statusCode).toBe(400)
    expect((await post(contacts, { ...form, photos: photos.slice(1) })).statusCode).toBe(400)
  })

  test('SEC-D6 SEC-D14 are forgotten with their enquiry after a year, and make room again', async () => {
    const { enquiryFiles } = shop.ctx.ports
    const token = await sendPhoto()
    await post(contacts, { ...person, photos: [token] })
    const madeAt = (age: number) => shop.db.updateTable('enquiry').set({ created_at: sql`${new Date(shop.clock.now - age * 86_400_000)}` })
    const runTomorrow = async () => {
      shop.clock.now += 86_400_000
      await shop.runJobs()
    }
    await madeAt(363).execute()
    await runTomorrow()
    expect([(await stored()).length, existsSync(join(enquiryFiles.place, `${token}.jpg`))]).toEqual([1, true])
    await madeAt(366).execute()
    await runTomorrow()
    expect([await stored(), await storedPhotos(), existsSync(join(enquiryFiles.place, `${token}.jpg`))]).toEqual([[], [], false])
  })

  test('FORM-06 whose form never came are gone after a day; the others stay', async () => {
    const [waiting, claimed] = [await sendPhoto(), await sendPhoto()]
    await post(contacts, { ...person, photos: [claimed] })
    shop.clock.now += 25 * 3_600_000
    await shop.runJobs()
    const folder = shop.ctx.ports.enquiryFiles.place
    expect([existsSync(join(folder, `${waiting}.jpg`)), existsSync(join(folder, `${claimed}.jpg`))]).toEqual([false, true])
    expect((await post(contacts, { ...person, photos: [waiting] })).statusCode).toBe(400)
    shop.clock.now -= 25 * 3_600_000
  })

  test('SEC-D6 a sender may send so many a day; a form goes on without those beyond, and says so', async () => {
    await sendPhoto()
    await shop.db.updateTable('attempt').set({ count: limits.enquiryPhotosPerDay }).where('key', 'like', 'enquiry photo%').execute()
    const refused = await postForm('/api/enquiry-photos/', {}, [photo()])
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 60]).toEqual([429, true])
    const answer = await postForm(contacts, person, [photo()])
    expect([answer.statusCode, answer.json().detail]).toEqual([201, expect.stringMatching(/could not be kept/)])
    expect(await stored()).toMatchObject([{ fields: { photos: 1, lost_photos: 1 } }])
  })

  test('SEC-D6 without room none is taken, and the form goes on', async () => {
    const full = await openTestShop({ ENQUIRY_PHOTOS_MB: '0' })
    const { payload, headers } = await multipart(person, [photo()])
    const [alone, form] = await Promise.all(
      ['/api/enquiry-photos/', contacts].map((url) => full.app.inject({ method: 'POST', url, payload, headers })),
    )
    expect([alone?.statusCode, form?.statusCode]).toEqual([503, 201])
    expect(await full.db.selectFrom('enquiry').select('fields').execute()).toMatchObject([{ fields: { lost_photos: 1 } }])
    await full.close()
  })

  test('SEC-D5 nothing is left of a request when it is over', async () => {
    await postForm(contacts, person, [photo(), { filename: 'x.jpg', bytes: Buffer.from('no picture') }])
    const incoming = join(shop.ctx.ports.enquiryFiles.place, '../incoming')
    expect(readdirSync(incoming)).toEqual([])
  })
})

describe('a form that is sent without script', () => {
  const html = { accept: 'text/html,application/xhtml+xml' }
  const encoded = { 'content-type': 'application/x-www-form-urlencoded', ...html }
  const send = (fields: Record<string, string>, headers: Record<string, string> = encoded, url = contacts) =>
    shop.app.inject({ method: 'POST', url, payload: new URLSearchParams(fields).toString(), headers })

  test('FORM-03 is stored, and leads back to its page', async () => {
    const answer = await send({ ...person, message: '', website: '', consent: 'on', page: '/contacts?lang=en' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contacts?lang=en&sent=contact#sent'])
    expect(await stored()).toMatchObject([{ page: '/contacts?lang=en', fields: { consent: true } }])
    expect((await postForm(contacts, { ...person, page: '/' }, [photo()], html)).headers.location).toBe('/?sent=contact#sent')
  })

  test('FORM-07 has numbers where the call has them', async () => {
    const answer = await send({ ...person, watch: '1' }, encoded, '/api/price-requests/')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?sent=price_request#sent'])
    expect(await stored()).toMatchObject([{ piece_id: 1 }])
  })

  test('SEC-B1 never leads to another site', async () => {
    const answer = await send(person, { ...encoded, referer: 'https://evil.example//evil.example/x' })
    expect(answer.headers.location).toBe('/evil.example/x?sent=contact#sent')
  })

  test('FORM-01 is told what is wrong on a page to be read', async () => {
    const answer = await send({ name: '<b>', phone: '12' }, { ...encoded, 'accept-language': 'ru' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('Укажите номер телефона: от 7 до 15 цифр.')
    expect(answer.body).not.toContain('<b>')
  })

  test('SEC-D10 with a sign that no database keeps is told so', async () => {
    const answer = await send({ ...person, name: 'An\0na' }, { 'content-type': 'application/x-www-form-urlencoded' })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['name']])
  })

  test.each(['https://evil.example', 'null'])('SEC-B8 from a page of another site is refused: %s', async (origin) => {
    expect((await send(person, { ...encoded, origin })).statusCode).toBe(403)
    expect(await stored()).toEqual([])
  })

  test.each(['http://localhost:80', 'https://vitrine.test.ru'])('SEC-B8 from a page of the site is taken: %s', async (origin) => {
    expect((await send(person, { ...encoded, origin })).statusCode).toBe(303)
  })

  test('SEC-B8 text/plain, which a page can send anywhere, is refused', async () => {
    const answer = await send(person, { 'content-type': 'text/plain' })
    expect(answer.statusCode).toBe(415)
  })
})
