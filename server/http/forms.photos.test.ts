import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { buyback, contacts, formCalls, person } from '#test/form-calls.ts'
import { multipart } from '#test/form-data.ts'
import { openTestShop } from '#test/shop.ts'

const desk = formCalls()
const { post, postForm, photo, sendPhoto, stored, storedPhotos } = desk

describe('photographs', () => {
  test('FORM-06 API-07 six come with a form, in their order, made anew without metadata, under names of our own', async () => {
    const files = [1, 2, 3, 4, 5, 6].map((at) => photo(`../../${at}.jpg`))
    const answer = await postForm('/api/buyback-requests/', { ...buyback, year: '2019' }, files)
    expect(answer.statusCode).toBe(201)
    const kept = await storedPhotos()
    expect(kept.map(({ position, width, height }) => [position, width, height])).toEqual([0, 1, 2, 3, 4, 5].map((at) => [at, 640, 480]))
    const folder = desk.shop.ctx.ports.enquiryFiles.place
    for (const { token } of kept) {
      const bytes = readFileSync(join(folder, `${token}.jpg`))
      expect(bytes.equals(desk.picture)).toBe(false)
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
    const { enquiryFiles } = desk.shop.ctx.ports
    const token = await sendPhoto()
    await post(contacts, { ...person, photos: [token] })
    const madeAt = (age: number) =>
      desk.shop.db.updateTable('enquiry').set({ created_at: sql`${new Date(desk.shop.clock.now - age * 86_400_000)}` })
    const runTomorrow = async () => {
      desk.shop.clock.now += 86_400_000
      await desk.shop.runJobs()
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
    desk.shop.clock.now += 25 * 3_600_000
    await desk.shop.runJobs()
    const folder = desk.shop.ctx.ports.enquiryFiles.place
    expect([existsSync(join(folder, `${waiting}.jpg`)), existsSync(join(folder, `${claimed}.jpg`))]).toEqual([false, true])
    expect((await post(contacts, { ...person, photos: [waiting] })).statusCode).toBe(400)
    desk.shop.clock.now -= 25 * 3_600_000
  })

  test('SEC-D6 a sender may send so many a day; a form goes on without those beyond, and says so', async () => {
    await sendPhoto()
    await desk.shop.db.updateTable('attempt').set({ count: limits.enquiryPhotosPerDay }).where('key', 'like', 'enquiry photo%').execute()
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
    const incoming = join(desk.shop.ctx.ports.enquiryFiles.place, '../incoming')
    expect(readdirSync(incoming)).toEqual([])
  })
})
