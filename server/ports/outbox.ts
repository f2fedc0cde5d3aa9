import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/context/log.ts'
import { nullIfMissing } from '#server/ports/null-if-missing.ts'
import { sweepFolder } from '#server/ports/private-files.ts'

/** A message that a transport would have sent. `code` is the code in a call or message, for people who try the shop without transports. */
export type OutboxMessage = {
  kind: 'call' | 'sms' | 'mail' | 'telegram'
  to: string
  text: string
  code?: string
  subject?: string
  html?: string
  replyTo?: string
  attachments?: { name: string; type: string; bytes: number }[]
}

/** A folder that receives the messages for which no transport is configured: calls, SMS, email and Telegram. */
export type Outbox = {
  write(message: OutboxMessage): Promise<void>
  purge(ageMs: number, now: number): Promise<void>
  /** Deletes the messages that contain any of the texts, ignoring case. A phone number also matches in its formatted form. */
  remove(texts: readonly string[]): Promise<void>
}

/** Whether sending to a recipient (phone, email address or chat) always fails. Such recipients let people try out transport errors. */
function isUnreachable(to: string): boolean {
  return to.replace(/\D/g, '') === '70000000000' || to.endsWith('@unreachable.invalid') || to === '0'
}

/**
 * Opens the outbox in `dataDir`/outbox. File names (`<time>-<sequence>-<kind>.json`) sort in writing order and are unique across processes.
 */
export function openOutbox(dataDir: string, log: Log, now: () => number = Date.now): Outbox {
  const folder = join(dataDir, 'outbox')
  let written = 0
  return {
    write: async (message) => {
      if (isUnreachable(message.to)) throw new Error(`Nobody takes a ${message.kind} there`)
      const at = new Date(now())
      const time = at.toISOString().replace(/[:.]/g, '-')
      const sequence = `${String(written++).padStart(6, '0')}-${randomBytes(2).toString('hex')}`
      const name = `${time}-${sequence}-${message.kind}.json`
      await mkdir(folder, { recursive: true })
      // A rename is atomic, so programs that watch the folder never read half a message.
      await writeFile(join(folder, `.${name}`), `${JSON.stringify(message, null, 2)}\n`, { mode: 0o600 })
      // dates the file by the clock of the shop, which `purge` uses to determine the age of files
      await utimes(join(folder, `.${name}`), at, at)
      await rename(join(folder, `.${name}`), join(folder, name))
      log.info({ kind: message.kind, file: name }, 'no transport is configured: the message is in the outbox')
    },
    remove: async (texts) => {
      const wanted = texts.map((text) => text.toLowerCase())
      for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
        const file = join(folder, name)
        const content = ((await readFile(file, 'utf8').catch(nullIfMissing)) ?? '').toLowerCase()
        const digits = content.replace(/(?<=\d)[ ()-]+(?=\d)/g, '')
        if (wanted.some((text) => content.includes(text) || digits.includes(text))) await rm(file, { force: true })
      }
    },
    purge: async (ageMs, at) => void (await sweepFolder(folder, ageMs, at)),
  }
}
