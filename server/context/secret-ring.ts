import type { Secret } from '#server/context/secret.ts'

/** Auth secrets, newest first. The newest secret signs and encrypts. All secrets can verify and decrypt. */
export type SecretRing = readonly [Secret, ...Secret[]]
