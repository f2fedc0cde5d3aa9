import { vi } from 'vitest'

/** Calls `open` with intervals that never fire. What `open` creates therefore learns of changes only by notifications of the database. */
export async function withoutIntervals<T>(open: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    return await open()
  } finally {
    vi.useRealTimers()
  }
}
