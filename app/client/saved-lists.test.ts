import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { removeFromComparison, savedQuery, setSaved } from '#app/client/saved-lists.ts'
import { eventually } from '#test/eventually.ts'

const response = (body: object) => Response.json(body)

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('LIST-01 a first read that begins while a piece is being saved does not overwrite the saved state', async () => {
  const toggled = Promise.withResolvers<Response>()
  const before = Promise.withResolvers<Response>()
  const reads = [before.promise, Promise.resolve(response({ favorite_ids: [7], comparison_ids: [], alert_ids: [] }))]
  vi.stubGlobal('fetch', (url: string) => (String(url).includes('/toggle/') ? toggled.promise : reads.shift()))
  const saving = setSaved('favorite', { kind: 'watch', id: 7 }, { isSaved: true })
  const observer = new QueryObserver(queryClient, savedQuery)
  const unsubscribe = observer.subscribe(() => {})
  toggled.resolve(response({ is_favorite: true }))
  await saving
  before.resolve(response({ favorite_ids: [], comparison_ids: [], alert_ids: [] }))
  await eventually(() => observer.getCurrentResult().data?.favorite_ids).toEqual([7])
  unsubscribe()
})

test('LIST-03 removing a piece that is already removed reports an error and does not bring it back', async () => {
  queryClient.setQueryData(queryKeys.comparison, { count: 1, next: null, previous: null, results: [{ id: '5', watch: { id: 7 } }] })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ detail: 'Not found.' }, { status: 404 })))
  await expect(removeFromComparison('5', 7)).rejects.toMatchObject({ status: 404 })
  expect(queryClient.getQueryData(queryKeys.comparison)).toMatchObject({ count: 0, results: [] })
})

test('LIST-03 a piece whose removal failed stays', async () => {
  queryClient.setQueryData(queryKeys.comparison, { count: 1, next: null, previous: null, results: [{ id: '5', watch: { id: 7 } }] })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })))
  await expect(removeFromComparison('5', 7)).rejects.toMatchObject({ status: 500 })
  expect(queryClient.getQueryData(queryKeys.comparison)).toMatchObject({ count: 1 })
})
