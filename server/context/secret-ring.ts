import type { Secret } from '#server/context/secret.ts'

/** The auth secrets, newest first: the newest signs and seals; each of them verifies and opens. */
export type SecretRing = readonly [Secret, ...Secret[]]
