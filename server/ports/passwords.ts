import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { CodedError } from '#server/context/coded-error.ts'

/** Hashes passwords with argon2id. Limits the number of running calls and of waiting calls. Further calls fail with a Retry-After. */
export type Passwords = {
  hash(password: string): Promise<string>
  /**
   * Whether the password matches `hash`. If `hash` is null, returns false after the same time, so that the response time does not show
   * which accounts have a password.
   */
  matches(hash: string | null, password: string): Promise<boolean>
}

/** OWASP's recommendation for argon2id, the library's default variant: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Runs up to `concurrency` hashes at once. If `queueMax` calls are already waiting, the next call fails with `unavailable`. */
export function argon2Passwords({ concurrency = 2, queueMax = 40 }: { concurrency?: number; queueMax?: number } = {}): Passwords {
  const inTurn = createSemaphore(concurrency, queueMax)
  const dummyHash = hash(randomBytes(16), cost)
  dummyHash.catch(() => {})
  return {
    hash: (password) => inTurn(() => hash(normalizePassword(password), cost)),
    matches: (known, password) =>
      inTurn(async () => {
        const isSame = await verify(known ?? (await dummyHash), normalizePassword(password)).catch(() => false)
        return isSame && known !== null
      }),
  }
}

/** Normalizes a password, because keyboards encode the same character in different ways. */
const normalizePassword = (password: string) => password.normalize('NFKC')

function createSemaphore(concurrency: number, queueMax: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= concurrency) {
      if (waiting.length >= queueMax) throw new CodedError('unavailable', { retryAfterS: 2 })
      // a call that finishes passes its slot to the first waiting call
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else inside++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside--
    }
  }
}
