import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#app/client/query-client.ts'
import { savedQuery, setSaved } from '#app/client/saved-lists.ts'

const response = (body: object) => Response.json(body)

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('LIST-01 a first read that begins while a piece is being saved does not stand for what is there after it', async () => {
  const toggled = Promise.withResolvers<Response>()
  const before = Promise.withResolvers<Response>()
  const reads = [before.promise, Promise.resolve(response({ favorite_ids: [7], comparison_ids: [] }))]
  vi.stubGlobal('fetch', (url: string) => (String(url).includes('/toggle/') ? toggled.promise : reads.shift()))
  const saving = setSaved('favorite', { kind: 'watch', id: 7 }, true)
  const observer = new QueryObserver(queryClient, savedQuery)
  const unsubscribe = observer.subscribe(() => {})
  toggled.resolve(response({ is_favorite: true }))
  await saving
  before.resolve(response({ favorite_ids: [], comparison_ids: [] }))
  await expect.poll(() => observer.getCurrentResult().data?.favorite_ids).toEqual([7])
  unsubscribe()
})
