import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { buyback, contacts, formCalls, person, visit } from '#test/form-calls.ts'
import { testNow } from '#test/shop.ts'

const calls = formCalls()
const { post, postForm, photo, storedEnquiries: stored, storedPhotos } = calls
const appointments = '/api/appointments/'

const forms: [url: string, body: object][] = [
  [contacts, person],
  ['/api/price-requests/', { ...person, watch: 1 }],
  ['/api/live-photo-requests/', { ...person, kind: 'watch', piece_id: 1 }],
  [appointments, visit],
  ['/api/buyback-requests/', buyback],
  ['/api/missing-model-requests/', person],
]

/** Sends a form twice at once and then once more. */
async function sendThrice(url: string, form: object) {
  const responses = await Promise.all([post(url, form), post(url, form)])
  return [...responses, await post(url, form)].map(({ statusCode, body }) => ({ statusCode, body }))
}

test.each(forms)('FORM-09 POST %s again with its key, also at once, gets the same response: one thread, one email', async (url, body) => {
  const name = `Анна ${randomUUID()}`
  const [first, ...others] = await sendThrice(url, { ...body, name, key: randomUUID() })
  expect(first?.statusCode).toBe(201)
  expect(others).toEqual([first, first])
  expect(await stored()).toHaveLength(1)
  expect(await calls.shop.db.selectFrom('thread').select('id').where('enquiry_id', 'is not', null).execute()).toHaveLength(1)
  await calls.shop.runJobs()
  expect(calls.shop.outbox('mail').filter(({ text }) => text.includes(name))).toHaveLength(1)
})

test('FORM-09 a form with another body is another enquiry, also with the same key', async () => {
  const key = randomUUID()
  const numbers: number[] = []
  for (const message of ['Вопрос', 'Другой вопрос', 'Вопрос'])
    numbers.push((await post(contacts, { ...person, message, key })).json().number)
  expect(numbers[1]).not.toBe(numbers[0])
  expect(numbers[2]).toBe(numbers[0])
  expect(await stored()).toHaveLength(2)
  expect((await post('/api/missing-model-requests/', { ...person, message: 'Вопрос', key })).json().number).not.toBe(numbers[0])
})

test('FORM-06 FORM-09 attached photographs are part of the body', async () => {
  const key = randomUUID()
  const other = { ...photo(), bytes: await sharp(calls.picture).rotate(90).jpeg().toBuffer() }
  const numbers: number[] = []
  for (const file of [photo(), photo(), other])
    numbers.push((await postForm('/api/buyback-requests/', { ...buyback, key }, [file])).json().number)
  expect(numbers[1]).toBe(numbers[0])
  expect(numbers[2]).not.toBe(numbers[0])
  expect(await storedPhotos()).toHaveLength(2)
})

test('FORM-05 FORM-09 a visit sent again takes one of two free seats, also once its time has passed; another body is another visit', async () => {
  await calls.shop.db.insertInto('visit_capacity').values({ office: 'moscow', seats: 2 }).execute()
  const form = { ...visit, key: randomUUID() }
  const visits = () => calls.shop.db.selectFrom('visit').select('id').execute()
  const [first] = await sendThrice(appointments, form)
  expect(await visits()).toHaveLength(1)
  calls.shop.clock.now = testNow + 30 * dayMs
  expect(await post(appointments, form)).toMatchObject({ ...first })
  calls.shop.clock.now = testNow
  await calls.shop.db.deleteFrom('attempt').execute()
  expect((await post(appointments, { ...form, comment: 'Нас двое' })).statusCode).toBe(201)
  expect(await visits()).toHaveLength(2)
  const piece = await addPiece(calls.shop.db, { city_id: 1 })
  await calls.shop.catalog.refresh()
  const full = await post(appointments, { ...form, pieces: [`watch-${piece}`] })
  expect([full.statusCode, Object.keys(full.json().errors)]).toEqual([400, ['time']])
})

test('API-09 FORM-09 a key that is not a UUID is refused', async () => {
  const response = await post(contacts, { ...person, key: 'again' })
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['key']])
  expect(await stored()).toEqual([])
})
