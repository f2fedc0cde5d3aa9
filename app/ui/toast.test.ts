import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toastStore } from '#app/ui/toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})
const readToasts = () => toastStore.get().map(({ tone, text }) => `${tone}: ${text}`)

test('ERR-03 a toast informs or reports a success or an error for three seconds', () => {
  toast.info('one')
  toast.success('two')
  toast.error('three')
  expect(readToasts()).toEqual(['info: one', 'success: two', 'error: three'])
  vi.advanceTimersByTime(2999)
  expect(readToasts()).toHaveLength(3)
  vi.advanceTimersByTime(1)
  expect(readToasts()).toEqual([])
})

test('ERR-03 a toast may have a longer duration', () => {
  toast.success('booked', 4000)
  vi.advanceTimersByTime(3999)
  expect(readToasts()).toEqual(['success: booked'])
  vi.advanceTimersByTime(1)
  expect(readToasts()).toEqual([])
})

test('ERR-03 a listener is called for each toast and for its end', () => {
  const listener = vi.fn()
  const stop = toastStore.subscribe(listener)
  toast.info('hello')
  vi.advanceTimersByTime(3000)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  toast.info('unheard')
  expect(listener).toHaveBeenCalledTimes(2)
})
