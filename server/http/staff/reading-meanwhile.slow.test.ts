import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { processorMs } from '#test/processor-time.ts'
import { onPostgres, openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof createStaff>>
let ids: number[]
beforeAll(async () => {
  shop = await openTestShop()
  owner = await createStaff(shop, { roles: ['owner'] })
  ids = []
  for (let at = 0; at < 500; at++) ids.push(await addPiece(shop.db, { price_cents: 1_000_000 }))
  await shop.catalog.refresh()
}, 120_000)
afterAll(() => shop.close())

/** The embedded database has one session: a read waits while a change is written. */
const changeMaxMs = 1000
const staff = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const response = await shop.app.inject({ method, url: `/api/staff/${url}`, headers: owner.headers, ...(payload ? { payload } : {}) })
  expect(response.statusCode, url).toBeLessThan(300)
  return response.json()
}

const versions = () => shop.db.selectFrom('piece').select(['id', 'edit_version as version']).where('id', 'in', ids).execute()
const lower = async () => {
  const change = { do: 'price', by: 'percent', amount: -1, round_to: 50, keep_previous: false }
  const { done, action_id: id } = await staff('POST', 'pieces/bulk/apply/', { rows: await versions(), change })
  expect(done).toBe(500)
  return id
}
const undo = (id: string) => staff('POST', `audit/${id}/undo/`, {})

/** Reads the database until `acting` is over, by turns a list of the back office and one row; returns how many reads came back before. */
async function readMeanwhile(acting: Promise<unknown>): Promise<number> {
  let isOver = false
  const end = acting.finally(() => (isOver = true))
  // what fails is told below, once the last read has come back
  end.catch(() => {})
  let count = -1
  for (; !isOver; count++) {
    if (count % 2) await staff('GET', 'pieces/?page_size=50')
    else
      await shop.db
        .selectFrom('piece')
        .select('id')
        .where('id', '=', ids[0] ?? 0)
        .execute()
    // the server answers others in between
    await new Promise(setImmediate)
  }
  await end
  return count
}

test.runIf(onPostgres)('OWN-119 while 500 prices change at once, and while that is undone, reads come back', async () => {
  const lowering = lower()
  expect(await readMeanwhile(lowering)).toBeGreaterThan(0)
  expect(await readMeanwhile(undo(await lowering))).toBeGreaterThan(0)
})

test.runIf(!onPostgres)('OWN-119 500 prices that change at once, and their undo, take the processor for a second at most', async () => {
  const spent: { lowering: number; undoing: number }[] = []
  for (let round = 0; round < 3; round++) {
    let id = ''
    const lowering = await processorMs(async () => (id = await lower()))
    spent.push({ lowering, undoing: await processorMs(() => undo(id)) })
  }
  // the first rounds are run by code that is not compiled yet
  expect(Math.min(...spent.map(({ lowering }) => lowering))).toBeLessThan(changeMaxMs)
  expect(Math.min(...spent.map(({ undoing }) => undoing))).toBeLessThan(changeMaxMs)
})

test('OWN-119 the database that these tests ask is the one that the run names', async () => {
  const [row] = await shop.db.selectNoFrom(({ fn }) => fn<string>('version', []).as('version')).execute()
  // the embedded database is PostgreSQL compiled to WebAssembly
  expect(/wasm|emscripten/i.test(row?.version ?? '')).toBe(!onPostgres)
})
