import { expect, test } from 'vitest'
import { bulkCalls } from '#test/bulk-calls.ts'
import { createStaff } from '#test/staff.ts'

const calls = bulkCalls()
const { post, rowsOf, versions, addPieces } = calls

test('OWN-43 the cells of the grid are saved as one action; an invalid cell is reported with its field', async () => {
  const ids = await addPieces([1_000_000, 1_000_000, 1_000_000])
  const [one, two, three] = await versions(ids)
  const rows = [
    { ...one, changes: { price_usd: '9100.50', model_name: 'Renamed' } },
    { ...two, changes: { collection_id: 1, brand_id: 2 } },
    { ...three, changes: { dial_color_ru: 'синий' } },
  ]
  const { done, failed, action_id: actionId } = (await post('pieces/bulk/cells/', { rows }, calls.manager, 'ru')).json()
  expect(done).toBe(1)
  expect(failed.map(({ id, errors }: { id: number; errors: object }) => [id, Object.keys(errors)])).toEqual([
    [two?.id, ['collection_id']],
    [three?.id, ['dial_color_en']],
  ])
  expect((await rowsOf(ids)).map(({ price_cents }) => price_cents)).toEqual([910_050, 1_000_000, 1_000_000])
  const editor = await createStaff(calls.shop, { roles: ['editor'] })
  expect((await post(`audit/${actionId}/undo/`, {}, editor)).statusCode).toBe(403)
  expect((await post(`audit/${actionId}/undo/`, {})).statusCode).toBe(200)
  expect((await rowsOf(ids)).map(({ price_cents }) => price_cents)).toEqual([1_000_000, 1_000_000, 1_000_000])
})
