import { afterEach, expect, test, vi } from 'vitest'
import { createOptimisticQueue } from '#app/client/optimistic-queue.ts'

type Op = { name: string }

afterEach(() => vi.unstubAllGlobals())

function createDeferred() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { call: () => promise, resolve, reject }
}

test('LIST-01 a change shows at once and until its response is merged', async () => {
  const queue = createOptimisticQueue<Op>()
  const { call, resolve } = createDeferred()
  const settled: string[] = []
  const sent = queue.send({ name: 'one' }, { scope: 'a', call, onSuccess: (result) => settled.push(`${result} ${queue.pending().length}`) })
  expect(queue.pending()).toEqual([{ name: 'one' }])
  resolve('yes')
  await sent
  expect([settled, queue.pending()]).toEqual([['yes 1'], []])
})

test('CART-05 a failed change is undone and rejects its caller; the next one runs', async () => {
  const queue = createOptimisticQueue<Op>()
  const first = createDeferred()
  const second = createDeferred()
  const settled: string[] = []
  const onSuccess = (result: string) => void settled.push(result)
  const one = queue.send({ name: 'one' }, { scope: 'a', call: first.call, onSuccess })
  const two = queue.send({ name: 'two' }, { scope: 'a', call: second.call, onSuccess })
  first.reject(new Error('no'))
  await expect(one).rejects.toThrow('no')
  expect(queue.pending()).toEqual([{ name: 'two' }])
  second.resolve('two')
  await two
  expect([settled, queue.pending()]).toEqual([['two'], []])
})

test('LIST-01 changes of one scope wait for each other, changes of other scopes do not', async () => {
  const queue = createOptimisticQueue<Op>()
  const called: string[] = []
  const first = createDeferred()
  const send = (name: string, scope: string, result: Promise<string>) =>
    queue.send({ name }, { scope, call: () => (called.push(name), result), onSuccess: () => {} })
  const one = send('one', 'a', first.call())
  const two = send('two', 'a', Promise.resolve(''))
  await send('three', 'b', Promise.resolve(''))
  expect(called).toEqual(['one', 'three'])
  first.resolve('')
  await Promise.all([one, two])
  expect(called).toEqual(['one', 'three', 'two'])
})

test('LIST-01 a change that a later one supersedes is not sent', async () => {
  const queue = createOptimisticQueue<Op>()
  const called: string[] = []
  const first = createDeferred()
  const send = (name: string, result: Promise<string>) =>
    queue.send({ name }, { scope: 'a', call: () => (called.push(name), result), onSuccess: () => {}, isSupersededBy: () => true })
  const sent = [send('on', first.call()), send('off', Promise.resolve('')), send('on again', Promise.resolve(''))]
  first.resolve('')
  await Promise.all(sent)
  expect(called).toEqual(['on', 'on again'])
})

test('SEC-B11 after the customer has changed, nothing is sent, merged or reported', async () => {
  let owner: string | null = 'anna'
  vi.stubGlobal('localStorage', { getItem: () => owner })
  const queue = createOptimisticQueue<Op>()
  const called: string[] = []
  const settled: string[] = []
  const [first, failing] = [createDeferred(), createDeferred()]
  const send = (name: string, scope: string, result: Promise<string>) =>
    queue.send({ name }, { scope, call: () => (called.push(name), result), onSuccess: () => void settled.push(name) })
  const sent = [send('one', 'a', first.call()), send('two', 'a', Promise.resolve('')), send('three', 'b', failing.call())]
  owner = 'boris'
  first.resolve('')
  failing.reject(new Error('refused'))
  await Promise.all(sent)
  expect([called, settled, queue.pending()]).toEqual([['one', 'three'], [], []])
})
