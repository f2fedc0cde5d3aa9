import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place, step, read } = calls

test('OWN-70 OWN-55 an open order shows where each piece lies and its pending move; a closed order shows none', async () => {
  const { db } = calls.shop
  const ids = [await addPiece(db), await addPiece(db, { city_id: 2 })]
  const [lying = 0, moved = 0] = ids
  const { id } = await place({}, ids)
  const { id: placeId } = await db
    .insertInto('place')
    .values({ city_id: 1, kind: 'safe', name_ru: 'Сейф 7', name_en: 'Safe 7' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('piece_private').set({ place_id: placeId }).where('piece_id', '=', lying).execute()
  const asked = await call('POST', `/pieces/${moved}/moves/`, { to_city_id: 1, reason: 'sale' })
  expect(asked.statusCode, asked.body).toBeLessThan(300)
  const found = (await read(id)).whereabouts
  expect(found).toMatchObject([
    { piece_id: lying, city: 'Moscow', place: 'Safe 7', is_elsewhere: false, move: null },
    { piece_id: moved, city: 'Dubai', place: null, is_elsewhere: true, move: { state: 'asked', city: 'Moscow' } },
  ])
  expect(await calls.shop.countQueries(() => read(id))).toBeLessThanOrEqual(12)
  await step(id, 'cancel', { reason: 'Changed her mind' })
  expect((await read(id)).whereabouts).toEqual([])
})
