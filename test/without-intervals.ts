import { vi } from 'vitest'

/** Opens something whose intervals never fire: it learns of changes by notifications of the database only. */
export async function withoutIntervals<T>(open: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    return await open()
  } finally {
    vi.useRealTimers()
  }
}
