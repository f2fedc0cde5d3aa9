import { vi } from 'vitest'

/** Opens something whose intervals never come: what it learns of changes, it learns by notifications of the database. */
export async function withoutIntervals<T>(open: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    return await open()
  } finally {
    vi.useRealTimers()
  }
}
