import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateQueries } from '#backoffice/client/invalidate-queries.ts'
import { eventually } from '#test/eventually.ts'

/** An observed query whose fetches the test answers one by one. */
function observe(queryKey: string[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
  const fetches: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      const fetch = Promise.withResolvers<string>()
      fetches.push(fetch)
      return fetch.promise
    },
  })
  const stop = observer.subscribe(() => {})
  return { queries, fetches, stop, data: () => observer.getCurrentResult().data }
}

test('OWN-30 a change during the first fetch of a query is fetched once the fetch ends', async () => {
  const { queries, fetches, stop, data } = observe(['piece', '1'])
  invalidateQueries(queries, { queryKey: ['piece'] })
  invalidateQueries(queries, { queryKey: ['counts'] })
  invalidateQueries(queries)
  expect(fetches).toHaveLength(1)
  fetches[0]?.resolve('before')
  await eventually(data).toBe('before')
  await eventually(() => fetches.length).toBe(2)
  fetches[1]?.resolve('after')
  await eventually(data).toBe('after')
  expect(fetches).toHaveLength(2)
  stop()
})

test('OWN-30 a change after a failed first fetch, or of other records, causes no further fetch', async () => {
  const { queries, fetches, stop } = observe(['piece', '1'])
  invalidateQueries(queries, { queryKey: ['order'] })
  fetches[0]?.resolve('before')
  await eventually(() => queries.isFetching()).toBe(0)
  expect(fetches).toHaveLength(1)
  stop()

  const failing = observe(['piece', '2'])
  invalidateQueries(failing.queries, { queryKey: ['piece'] })
  failing.fetches[0]?.reject(new Error('The connection broke'))
  await eventually(() => failing.queries.isFetching()).toBe(0)
  expect(failing.fetches).toHaveLength(1)
  failing.stop()
})
