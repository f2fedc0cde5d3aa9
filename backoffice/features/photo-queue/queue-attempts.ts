import type { QueueItem } from '#backoffice/client/photo-queue-storage.ts'
import type { SendResult } from '#backoffice/features/photo-queue/send-photo.ts'

const attemptsMax = 6
const waitMaxMs = 30_000

type Attempts = { count: number; notBefore: number }

/** The retry schedule of each photograph: exponential back-off, up to half a minute, unless the server names a delay. */
export function createAttempts(firstWaitMs: number) {
  const attempts = new Map<string, Attempts>()
  return {
    clear: (id: string) => void attempts.delete(id),
    clearAll: () => attempts.clear(),
    notBefore: (id: string) => attempts.get(id)?.notBefore ?? 0,
    /** Records a failed attempt. Returns false after the sixth; network errors are retried without limit. */
    note: ({ id }: QueueItem, { isOffline, afterMs }: Extract<SendResult, { kind: 'later' }>): boolean => {
      const count = Math.min((attempts.get(id)?.count ?? 0) + 1, attemptsMax)
      if (!isOffline && count === attemptsMax) {
        attempts.delete(id)
        return false
      }
      const waitMs = afterMs ?? Math.min(firstWaitMs * 2 ** (count - 1), waitMaxMs)
      attempts.set(id, { count, notBefore: Date.now() + waitMs })
      return true
    },
  }
}
