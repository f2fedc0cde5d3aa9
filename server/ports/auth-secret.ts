import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SecretRing } from '#server/context/secret-ring.ts'
import { Secret } from '#server/context/secret.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { nullIfMissing } from '#server/ports/null-if-missing.ts'

const bytes = 32
const lengthMin = 32

/**
 * Loads the auth secrets from `dataDir`, newest first. If there are none, creates a secret file that only the file's owner can read. Throws
 * `StartupError` if a secret is truncated.
 */
export function loadOrCreateSecrets(dataDir: string): SecretRing {
  const file = join(dataDir, 'auth-secret')
  const lines = (readSecret(file) ?? make(dataDir, file)).split('\n').map((line) => line.trim())
  const [newest, ...older] = lines.map((line) => new Secret(line))
  if (newest && lines.every((line) => line.length >= lengthMin)) return [newest, ...older]
  throw new StartupError(
    `The file ${file} is empty or cut short. Restore it from a backup, or delete it: then everybody has to sign in again.`,
  )
}

function make(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true })
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(fresh, randomBytes(bytes).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    // `linkSync` is atomic and fails if another process has already created a secret
    linkSync(fresh, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(fresh, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    return nullIfMissing(error)
  }
}
