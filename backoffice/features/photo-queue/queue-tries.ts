import type { QueueItem } from '#backoffice/client/photo-queue-storage.ts'
import type { SendResult } from '#backoffice/features/photo-queue/send-photo.ts'

const triesMax = 6
const waitMaxMs = 30_000

type Tries = { count: number; notBefore: number }

/** When each photograph is tried next: ever later, up to half a minute. */
export function createTries(firstWaitMs: number) {
  const tries = new Map<string, Tries>()
  return {
    clear: (id: string) => void tries.delete(id),
    clearAll: () => tries.clear(),
    notBefore: (id: string) => tries.get(id)?.notBefore ?? 0,
    /** Notes a try that failed. Returns false when these were enough: without a network there is no end to them. */
    note: ({ id }: QueueItem, { isOffline, afterMs }: Extract<SendResult, { kind: 'later' }>): boolean => {
      const count = Math.min((tries.get(id)?.count ?? 0) + 1, triesMax)
      if (!isOffline && count === triesMax) {
        tries.delete(id)
        return false
      }
      const waitMs = afterMs ?? Math.min(firstWaitMs * 2 ** (count - 1), waitMaxMs)
      tries.set(id, { count, notBefore: Date.now() + waitMs })
      return true
    },
  }
}
