import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hourMs, dayMs } from '#contract/rules/durations.ts'
import { enquiryPhotosPerDay } from '#server/domain/enquiries/enquiry-limit.ts'
import { buyback, contacts, formCalls, person } from '#test/form-calls.ts'
import { multipart } from '#test/form-data.ts'
import { openTestShop } from '#test/shop.ts'

const calls = formCalls()
const { post, postForm, photo, sendPhoto, storedEnquiries: stored, storedPhotos } = calls

describe('photographs', () => {
  test('FORM-06 API-07 six come with a form and are stored in order, re-encoded without metadata, with generated names', async () => {
    const files = [1, 2, 3, 4, 5, 6].map((at) => photo(`../../${at}.jpg`))
    const response = await postForm('/api/buyback-requests/', { ...buyback, year: '2019' }, files)
    expect(response.statusCode).toBe(201)
    const storedRows = await storedPhotos()
    expect(storedRows.map(({ position, width, height }) => [position, width, height])).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => [at, 640, 480]),
    )
    const folder = calls.shop.ctx.ports.enquiryFiles.rootPath
    for (const { token } of storedRows) {
      const bytes = readFileSync(join(folder, `${token}.jpg`))
      expect(bytes.equals(calls.picture)).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
    expect(await stored()).toMatchObject([{ kind: 'buyback', fields: { photos: 6, year: 2019 } }])
  })

  test('FORM-06 can be uploaded one by one before their form, which then names them', async () => {
    const tokens = [await sendPhoto(), await sendPhoto()].toReversed()
    expect((await post(contacts, { ...person, photos: tokens })).statusCode).toBe(201)
    expect((await storedPhotos()).map(({ token }) => token)).toEqual(tokens)
  })

  test('FORM-06 belong to one form: a form that names those of another, or unknown ones, gets an error and is not stored', async () => {
    const [taken, waiting, unknown] = [await sendPhoto(), await sendPhoto(), 'x'.repeat(22)]
    await post(contacts, { ...person, photos: [taken] })
    const response = await post(contacts, { ...person, photos: [waiting, taken, unknown] }, { 'accept-language': 'ru' })
    const sentence = 'Фотография не сохранилась. Приложите её ещё раз.'
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { detail: sentence, errors: { photos: [sentence] }, gone_photos: [taken, unknown] },
    ])
    expect(await stored()).toHaveLength(1)
    expect((await post(contacts, { ...person, photos: [waiting] })).statusCode).toBe(201)
  })

  test('FORM-06 FORM-08 a form resubmitted after a lost response is the same enquiry', async () => {
    const photos = [await sendPhoto(), await sendPhoto()]
    const form = { ...person, message: 'Вопрос', photos }
    const responses = await Promise.all([post(contacts, form), post(contacts, form)])
    responses.push(await post(contacts, form))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await stored()).toHaveLength(1)
    expect((await post(contacts, { ...form, message: 'Другой вопрос' })).statusCode).toBe(400)
    expect((await post(contacts, { ...form, photos: photos.slice(1) })).statusCode).toBe(400)
  })

  test('SEC-D6 SEC-D14 are purged with their enquiry after a year, which frees space', async () => {
    const { enquiryFiles } = calls.shop.ctx.ports
    const token = await sendPhoto()
    await post(contacts, { ...person, photos: [token] })
    const makeOld = async (age: number) => {
      const at = new Date(calls.shop.clock.now - age * dayMs)
      await calls.shop.db
        .updateTable('enquiry')
        .set({ created_at: sql`${at}` })
        .execute()
      await calls.shop.db.updateTable('thread').set({ last_at: at }).execute()
    }
    const runTomorrow = async () => {
      calls.shop.clock.now += dayMs
      await calls.shop.runJobs()
    }
    await makeOld(363)
    await runTomorrow()
    expect([(await stored()).length, existsSync(join(enquiryFiles.rootPath, `${token}.jpg`))]).toEqual([1, true])
    await makeOld(366)
    await runTomorrow()
    expect([await stored(), await storedPhotos(), existsSync(join(enquiryFiles.rootPath, `${token}.jpg`))]).toEqual([[], [], false])
  })

  test('FORM-06 are purged after a day if their form never came; the others stay', async () => {
    const [waiting, claimed] = [await sendPhoto(), await sendPhoto()]
    await post(contacts, { ...person, photos: [claimed] })
    calls.shop.clock.now += 25 * hourMs
    await calls.shop.runJobs()
    const folder = calls.shop.ctx.ports.enquiryFiles.rootPath
    expect([existsSync(join(folder, `${waiting}.jpg`)), existsSync(join(folder, `${claimed}.jpg`))]).toEqual([false, true])
    expect((await post(contacts, { ...person, photos: [waiting] })).statusCode).toBe(400)
    calls.shop.clock.now -= 25 * hourMs
  })

  test('SEC-D6 have a daily limit per sender; a form above it is accepted without them, and its response says so', async () => {
    await sendPhoto()
    await calls.shop.db.updateTable('attempt').set({ count: enquiryPhotosPerDay }).where('key', 'like', 'enquiry photo%').execute()
    const refused = await postForm('/api/enquiry-photos/', {}, [photo()])
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 60]).toEqual([429, true])
    const response = await postForm(contacts, person, [photo()])
    expect([response.statusCode, response.json().detail]).toEqual([201, expect.stringMatching(/could not be saved/)])
    expect(await stored()).toMatchObject([{ fields: { photos: 1, lost_photos: 1 } }])
  })

  test('SEC-D6 are not accepted without free space, and the form is accepted without them', async () => {
    const full = await openTestShop({ ENQUIRY_PHOTOS_MB: '0' })
    const { payload, headers } = await multipart(person, [photo()])
    const [alone, form] = await Promise.all(
      ['/api/enquiry-photos/', contacts].map((url) => full.app.inject({ method: 'POST', url, payload, headers })),
    )
    expect([alone?.statusCode, form?.statusCode]).toEqual([503, 201])
    expect(await full.db.selectFrom('enquiry').select('fields').execute()).toMatchObject([{ fields: { lost_photos: 1 } }])
    await full.close()
  })

  test('SEC-D5 leave no temporary file after the request', async () => {
    await postForm(contacts, person, [photo(), { filename: 'x.jpg', bytes: Buffer.from('no picture') }])
    const incoming = join(calls.shop.ctx.ports.enquiryFiles.rootPath, '../incoming')
    expect(readdirSync(incoming)).toEqual([])
  })
})
