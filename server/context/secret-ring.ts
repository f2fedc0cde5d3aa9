import type { Secret } from '#server/context/secret.ts'

/** Auth secrets, newest first. The newest signs and seals; all of them verify and open. */
export type SecretRing = readonly [Secret, ...Secret[]]
