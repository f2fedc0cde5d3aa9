import { afterEach, expect, test, vi } from 'vitest'
import { createChanges } from '#app/client/changes.ts'

type Op = { name: string }

afterEach(() => vi.unstubAllGlobals())

/** A call that is answered when the test says so. */
function answerable() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { call: () => promise, resolve, reject }
}

test('LIST-01 a change counts from the moment it is made until its answer is taken in', async () => {
  const changes = createChanges<Op>()
  const { call, resolve } = answerable()
  const landed: string[] = []
  const sent = changes.send({ name: 'one' }, { scope: 'a', call, land: (answer) => landed.push(`${answer} ${changes.pending().length}`) })
  expect(changes.pending()).toEqual([{ name: 'one' }])
  resolve('yes')
  await sent
  expect([landed, changes.pending()]).toEqual([['yes 1'], []])
})

test('CART-05 one that fails is gone, and its maker is told; the next goes on', async () => {
  const changes = createChanges<Op>()
  const first = answerable()
  const second = answerable()
  const landed: string[] = []
  const land = (answer: string) => void landed.push(answer)
  const one = changes.send({ name: 'one' }, { scope: 'a', call: first.call, land })
  const two = changes.send({ name: 'two' }, { scope: 'a', call: second.call, land })
  first.reject(new Error('no'))
  await expect(one).rejects.toThrow('no')
  expect(changes.pending()).toEqual([{ name: 'two' }])
  second.resolve('two')
  await two
  expect([landed, changes.pending()]).toEqual([['two'], []])
})

test('LIST-01 changes of one scope wait for each other, those of others do not', async () => {
  const changes = createChanges<Op>()
  const called: string[] = []
  const first = answerable()
  const send = (name: string, scope: string, answer: Promise<string>) =>
    changes.send({ name }, { scope, call: () => (called.push(name), answer), land: () => {} })
  const one = send('one', 'a', first.call())
  const two = send('two', 'a', Promise.resolve(''))
  await send('three', 'b', Promise.resolve(''))
  expect(called).toEqual(['one', 'three'])
  first.resolve('')
  await Promise.all([one, two])
  expect(called).toEqual(['one', 'three', 'two'])
})

test('LIST-01 one that a later change makes needless is not called', async () => {
  const changes = createChanges<Op>()
  const called: string[] = []
  const first = answerable()
  const send = (name: string, answer: Promise<string>) =>
    changes.send({ name }, { scope: 'a', call: () => (called.push(name), answer), land: () => {}, isSupersededBy: () => true })
  const sent = [send('on', first.call()), send('off', Promise.resolve('')), send('on again', Promise.resolve(''))]
  first.resolve('')
  await Promise.all(sent)
  expect(called).toEqual(['on', 'on again'])
})

test('SEC-B11 of a person who has gone nothing more is sent, taken in or told', async () => {
  let owner: string | null = 'anna'
  vi.stubGlobal('localStorage', { getItem: () => owner })
  const changes = createChanges<Op>()
  const called: string[] = []
  const landed: string[] = []
  const [first, failing] = [answerable(), answerable()]
  const send = (name: string, scope: string, answer: Promise<string>) =>
    changes.send({ name }, { scope, call: () => (called.push(name), answer), land: () => void landed.push(name) })
  const sent = [send('one', 'a', first.call()), send('two', 'a', Promise.resolve('')), send('three', 'b', failing.call())]
  owner = 'boris'
  first.resolve('')
  failing.reject(new Error('refused'))
  await Promise.all(sent)
  expect([called, landed, changes.pending()]).toEqual([['one', 'three'], [], []])
})
