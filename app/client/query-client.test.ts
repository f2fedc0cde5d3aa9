import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryClient, refetchAfterChange } from '#app/client/query-client.ts'
import { eventually } from '#test/eventually.ts'

test('CART-04 a first read that began before a change does not overwrite the refetched result', async () => {
  const queryKey = ['lines']
  const old = Promise.withResolvers<string>()
  const responses = [old.promise, Promise.resolve('with the change')]
  const observer = new QueryObserver<string>(queryClient, { queryKey, queryFn: () => responses.shift() ?? 'too often' })
  const unsubscribe = observer.subscribe(() => {})
  refetchAfterChange(queryKey)
  old.resolve('without it')
  await eventually(() => observer.getCurrentResult().data).toBe('with the change')
  expect(responses).toHaveLength(0)
  unsubscribe()
  queryClient.clear()
})
