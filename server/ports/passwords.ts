import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { CodedError } from '#server/context/coded-error.ts'

/** Keeps passwords as argon2id hashes. Slow by design: a few at once, some wait, and the rest is told to come back. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Whether it is the password of `hash`; without a hash never, after the same work (SEC-A11). */
  isRight(hash: string | null, password: string): Promise<boolean>
}

/** argon2id, which is the library's default, as OWASP asks: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes `atOnce` passwords at a time; when `waitingMost` are waiting, the next is refused as `unavailable` (SEC-A3). */
export function argon2Passwords({ atOnce = 2, waitingMost = 40 }: { atOnce?: number; waitingMost?: number } = {}): Passwords {
  const inTurn = turnstile(atOnce, waitingMost)
  // of a password that nobody knows: who has none is compared with it
  const nobodys = hash(randomBytes(16), cost)
  nobodys.catch(() => {})
  return {
    hash: (password) => inTurn(() => hash(said(password), cost)),
    isRight: (known, password) =>
      inTurn(async () => {
        const isSame = await verify(known ?? (await nobodys), said(password)).catch(() => false)
        return isSame && known !== null
      }),
  }
}

/** The same letters, whichever way a keyboard composes them. */
const said = (password: string) => password.normalize('NFKC')

function turnstile(atOnce: number, waitingMost: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= atOnce) {
      if (waiting.length >= waitingMost) throw new CodedError('unavailable', { retryAfterS: 2 })
      // whoever leaves hands their place on
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
