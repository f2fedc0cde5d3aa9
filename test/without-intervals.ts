import { vi } from 'vitest'

/** Calls `open` with intervals that never fire. Shops and streams opened by `open` thus learn of changes only by database notifications. */
export async function withoutIntervals<T>(open: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    return await open()
  } finally {
    vi.useRealTimers()
  }
}
