import { z } from 'zod'
import { Secret } from '#server/context/secret.ts'

const charsMin = 32
const tooShort = `must have ${charsMin} characters or more`

export const authSecret = z.string().min(charsMin, tooShort).optional()

/**
 * Earlier auth secrets, comma-separated, newest first. If any part is too short for a secret, the whole text counts as one secret that
 * contains commas.
 */
export const previousAuthSecrets = z
  .string()
  .default('')
  .transform((text) => {
    const parts = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return parts.every(isLongEnough) ? parts : [text.trim()]
  })
  .refine((secrets) => secrets.every(isLongEnough), tooShort)

function isLongEnough(secret: string): boolean {
  return secret.length >= charsMin
}

export function authSecrets({ AUTH_SECRET: newest, AUTH_SECRET_PREVIOUS: previous }: Settings) {
  return { newest: newest === undefined ? undefined : new Secret(newest), previous: previous.map((secret) => new Secret(secret)) }
}

type Settings = { AUTH_SECRET?: string | undefined; AUTH_SECRET_PREVIOUS: string[] }
