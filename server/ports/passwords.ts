import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { CodedError } from '#server/context/coded-error.ts'

/** Hashes passwords with argon2id. Slow by design: a few at once, some wait, and further ones get a Retry-After. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Whether it is the password of `hash`; without a hash never, after the same work. */
  matches(hash: string | null, password: string): Promise<boolean>
}

/** argon2id, which is the library's default, as OWASP asks: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes `atOnce` passwords at a time; when `waitingMost` are waiting, the next is refused as `unavailable`. */
export function argon2Passwords({ concurrency = 2, queueMax = 40 }: { concurrency?: number; queueMax?: number } = {}): Passwords {
  const inTurn = createSemaphore(concurrency, queueMax)
  // of a password that nobody knows: an account without one is compared with it
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

/** The same characters, whichever way a keyboard composes them. */
const normalizePassword = (password: string) => password.normalize('NFKC')

function createSemaphore(concurrency: number, queueMax: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= concurrency) {
      if (waiting.length >= queueMax) throw new CodedError('unavailable', { retryAfterS: 2 })
      // a finished one passes its slot on
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
