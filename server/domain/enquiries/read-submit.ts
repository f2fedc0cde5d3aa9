import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** One submission of a form: its idempotency key, and a digest of its content. */
export type Submit = { key: string; digest: string }

/** Returns the key and digest of a submitted form. The digest covers the attached files. Null without a key. */
export async function readSubmit(key: string | undefined, content: object, files: readonly string[] = []): Promise<Submit | null> {
  if (key === undefined) return null
  const parts: unknown[] = [content]
  for (const path of files) parts.push(digestOf(await readFile(path)))
  return { key, digest: digestOf(JSON.stringify(parts)) }
}

const digestOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url')
