import type { QueueItem } from '#backoffice/client/photo-queue-storage.ts'
import type { SendResult } from '#backoffice/features/photo-queue/send-photo.ts'

const attemptsMax = 6
const waitMaxMs = 30_000

/** `count` is the number of failed attempts, for the back-off. `refused` counts only failed attempts that reached the server. */
type Attempts = { count: number; refused: number; notBefore: number }

/** Retry schedule of each photograph: exponential back-off up to half a minute, unless the server names a delay. */
export function createAttempts(firstWaitMs: number) {
  const attempts = new Map<string, Attempts>()
  return {
    clear: (id: string) => void attempts.delete(id),
    clearAll: () => attempts.clear(),
    notBefore: (id: string) => attempts.get(id)?.notBefore ?? 0,
    /**
     * Records a failed attempt. Returns false after six failed attempts that reached the server. Network errors are retried without limit.
     */
    note: ({ id }: QueueItem, { isOffline, afterMs }: Extract<SendResult, { kind: 'later' }>): boolean => {
      const known = attempts.get(id)
      const count = Math.min((known?.count ?? 0) + 1, attemptsMax)
      const refused = (known?.refused ?? 0) + (isOffline ? 0 : 1)
      if (refused === attemptsMax) {
        attempts.delete(id)
        return false
      }
      const waitMs = afterMs ?? Math.min(firstWaitMs * 2 ** (count - 1), waitMaxMs)
      attempts.set(id, { count, refused, notBefore: Date.now() + waitMs })
      return true
    },
  }
}
