import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferAction, takeDeferredAction } from '#app/client/deferred-action.ts'

const favorite = { list: 'favorite', piece: { kind: 'watch', id: 7 } } as const

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('EDN-10 an action deferred before signing in is done once', () => {
  deferAction(favorite)
  expect(takeDeferredAction()).toEqual(favorite)
  expect(takeDeferredAction()).toBeNull()
})

test('EDN-10 an action that is old or cancelled is not done', () => {
  vi.useFakeTimers()
  deferAction(favorite)
  vi.advanceTimersByTime(31 * 60 * 1000)
  expect(takeDeferredAction()).toBeNull()
  deferAction(favorite)
  deferAction(null)
  expect(takeDeferredAction()).toBeNull()
})
