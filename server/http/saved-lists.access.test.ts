import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fourAtOnce } from '#test/concurrent-buyers.ts'
import { addPiece } from '#test/factories.ts'
import { openSavedListCalls } from '#test/saved-list-calls.ts'
import { onPostgres, signIn } from '#test/shop.ts'

const { shop, watch, bag, ask, signInAnew } = await openSavedListCalls()
afterAll(() => shop.close())
beforeEach(signInAnew)

describe.each(['favorites', 'comparison'])('%s', (list) => {
  test('API-11 SEC-C8 another customer’s entry is not found and stays unchanged', async () => {
    const { id } = (await ask('POST', `/api/${list}/`, { watch_id: watch })).json()
    const { headers } = await signIn(shop)
    expect((await ask('DELETE', `/api/${list}/${id}/`, undefined, headers)).statusCode).toBe(404)
    expect((await ask('GET', `/api/${list}/`, undefined, headers)).json().count).toBe(0)
    expect((await ask('GET', `/api/${list}/`)).json().count).toBe(1)
    expect((await ask('DELETE', `/api/${list}/${id}/`)).statusCode).toBe(204)
  })

  test('API-09 a client without a session gets 401', async () => {
    const responses = [
      await ask('GET', `/api/${list}/`, undefined, {}),
      await ask('POST', `/api/${list}/`, { watch_id: watch }, {}),
      await ask('POST', `/api/${list}/toggle/`, { watch_id: watch }, {}),
      await ask('GET', `/api/${list}/check/?watch_id=${watch}`, undefined, {}),
      await ask('DELETE', `/api/${list}/00000000-0000-4000-8000-000000000000/`, undefined, {}),
      await ask('GET', '/api/marks/', undefined, {}),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401])
  })

  test('API-09 a draft, an unknown piece, a piece of another kind and an unknown entry get 404', async () => {
    const draft = await addPiece(shop.db, { status: 'draft', published_at: null })
    const responses = [
      await ask('POST', `/api/${list}/toggle/`, { watch_id: draft }),
      await ask('POST', `/api/${list}/`, { watch_id: 2_000_000_000 }),
      await ask('POST', `/api/${list}/toggle/`, { bag_id: watch }),
      await ask('DELETE', `/api/${list}/00000000-0000-4000-8000-000000000000/`),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })

  test('API-09 malformed input gets 400', async () => {
    const responses = [
      await ask('POST', `/api/${list}/`, {}),
      await ask('POST', `/api/${list}/toggle/`, { watch_id: watch, bag_id: bag }),
      await ask('POST', `/api/${list}/toggle/`, { watch_id: watch, customer_id: 'x' }),
      await ask('GET', `/api/${list}/check/`),
      await ask('GET', `/api/${list}/?page=0`),
      await ask('DELETE', `/api/${list}/12/`),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400])
  })

  test.runIf(onPostgres)('LIST-01 forty toggles, four at a time, leave at most one entry and get no unexpected response', async () => {
    const statuses = new Set<number>()
    const toggle = async () => void statuses.add((await ask('POST', `/api/${list}/toggle/`, { watch_id: watch })).statusCode)
    await fourAtOnce(
      Array.from({ length: 40 }, (_, at) => at),
      toggle,
    )
    expect(statuses).toEqual(new Set([200]))
    expect((await ask('GET', `/api/${list}/`)).json().count).toBeLessThanOrEqual(1)
  })
})
