import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { purgeHomePictures } from '#server/domain/home/purge-pictures.ts'
import { eventually } from '#test/eventually.ts'
import { multipart } from '#test/form-data.ts'
import { homeBanner, openHomeCalls } from '#test/home-calls.ts'
import { openForFile } from '#test/open-for-file.ts'
import { testNow } from '#test/shop.ts'
import { addSpecialist } from '#test/specialists.ts'
import { photograph } from '#test/staff-photos.ts'

const calls = openForFile(openHomeCalls, ({ setTime }) => setTime())

test('OWN-101 an external link and a long title of an earlier version are kept and do not block other saves', async () => {
  const { shop } = calls
  const link = 'https://partner.example/summer'
  const title = 'A title that was written before titles had a limit of their own, '.repeat(2)
  const old = { title_ru: 'Партнёр', title_en: title, link, position: 99, is_active: true }
  await shop.db.insertInto('banner').values(old).execute()
  await eventually(async () => (await calls.draft()).banners.at(-1)).toMatchObject({ link, title_en: title })

  const { version, rows } = await calls.draft()
  const trending = { ...rows.trending, mode: 'hidden' }
  const saved = await calls.staff('PUT', '', { version, banners: null, rows: { ...rows, trending } })
  expect([saved.statusCode, (await calls.draft()).has_own_banners]).toEqual([200, false])
  expect((await calls.publish()).statusCode).toBe(200)
  await eventually(async () => (await calls.shown()).hidden_rows).toEqual(['trending'])
  expect((await calls.shown()).banners).toBe(null)

  // an external link that is already stored may be kept, but no other external link may be added
  const partner = { ...homeBanner, id: 2, place: 'popular', title_en: 'Partner', link }
  expect((await calls.save({ banners: [homeBanner, partner] })).statusCode).toBe(200)
  expect((await calls.publish()).statusCode).toBe(200)
  await eventually(async () => (await calls.shown()).banners).toMatchObject([{ link }])
  expect((await calls.save({ banners: [homeBanner, { ...partner, link: `${link}/` }] })).statusCode).toBe(400)
  // the old link may not be added again after it was removed from both the page and the draft
  await calls.save({ banners: [homeBanner] })
  await calls.publish()
  expect((await calls.save({ banners: [homeBanner, partner] })).statusCode).toBe(400)
})

test('OWN-101 TRST-01 a picture and its original are purged once no banner or specialist uses it and no undo can restore it', async () => {
  const { shop } = calls
  const send = async (shade: number) => {
    const { payload, headers } = await multipart({}, [{ filename: `${shade}.jpg`, bytes: await photograph(shade) }])
    const request = { method: 'POST', url: '/api/staff/home/pictures/', payload, headers: { ...calls.editor.headers, ...headers } } as const
    return (await shop.app.inject(request)).json().id as string
  }
  const [shown, draft, former, loose, portrait] = [await send(1), await send(2), await send(3), await send(4), await send(5)]
  await addSpecialist(shop, { picture: portrait })
  const pictureIds = async () => (await shop.db.selectFrom('home_picture').select('id').execute()).map(({ id }) => id).toSorted()
  await shop.db
    .updateTable('home_picture')
    .set({ created_at: new Date(testNow - 5 * dayMs) })
    .execute()
  await calls.save({ banners: [{ ...homeBanner, picture: former }] })
  await calls.save({ banners: [{ ...homeBanner, picture: shown }] })
  await calls.publish()
  await calls.save({ banners: [{ ...homeBanner, picture: draft }] })
  const { original } = await shop.db.selectFrom('home_picture').select('original').where('id', '=', former).executeTakeFirstOrThrow()

  calls.setTime(testNow + 24 * dayMs)
  await purgeHomePictures(shop.ctx)
  expect(await pictureIds()).toEqual([shown, draft, former, loose, portrait].toSorted())
  calls.setTime(testNow + 26 * dayMs)
  await purgeHomePictures(shop.ctx)
  expect(await pictureIds()).toEqual([shown, draft, former, portrait].toSorted())
  expect(await shop.ctx.ports.originals.get(original)).not.toBe(null)
  calls.setTime(testNow + 31 * dayMs)
  await purgeHomePictures(shop.ctx)
  expect(await pictureIds()).toEqual([shown, draft, portrait].toSorted())
  await shop.runJobs()
  expect(await shop.ctx.ports.originals.get(original)).toBe(null)
})
