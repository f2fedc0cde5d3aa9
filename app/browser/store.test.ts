import { expect, test, vi } from 'vitest'
import { createListeners, createStore } from '#app/browser/store.ts'

test('ERR-03 a store notifies its listeners until they unsubscribe', () => {
  const store = createStore(0)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set(1)
  expect([store.get(), listener.mock.calls.length]).toEqual([1, 1])
  stop()
  store.set(2)
  expect([store.get(), listener.mock.calls.length, store.initial]).toEqual([2, 1, 0])
})

test('ERR-03 a store loads its first value once, on first use', () => {
  const load = vi.fn(() => 'stored')
  const store = createStore('', load)
  expect(load).not.toHaveBeenCalled()
  expect([store.get(), store.get(), load.mock.calls.length]).toEqual(['stored', 'stored', 1])
})

test('ERR-03 a store listens to the browser only while it has a listener', () => {
  const detach = vi.fn()
  const attach = vi.fn(() => detach)
  const { subscribe, notify } = createListeners(attach)
  const heard = vi.fn()
  const stops = [subscribe(heard), subscribe(() => {})]
  notify()
  stops[0]?.()
  expect([attach.mock.calls.length, heard.mock.calls.length, detach.mock.calls.length]).toEqual([1, 1, 0])
  stops[1]?.()
  expect(detach).toHaveBeenCalledOnce()
})
