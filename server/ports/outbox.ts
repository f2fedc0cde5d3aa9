import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/context/log.ts'
import { sweepFolder } from '#server/ports/private-files.ts'

/** What would have gone out by a carrier. `code`: what a call or a message was made to tell, for those who try the shop out. */
export type OutboxMessage = {
  kind: 'call' | 'sms' | 'mail' | 'telegram'
  to: string
  text: string
  code?: string
  subject?: string
  html?: string
}

/** The folder that stands for every carrier which is not configured: calls, SMS, mail, Telegram. */
export type Outbox = {
  /** Keeps a message as `<time>-<kind>.json`; throws for those whom no carrier reaches (`isUnreachable`). */
  write(message: OutboxMessage): Promise<void>
  /** Throws away what was written longer ago than `ageMs`. */
  forget(ageMs: number, now: number): Promise<void>
}

/** Recipients whom the outbox refuses, so that failures of a carrier can be tried: a phone, a mail domain, a chat. */
export function isUnreachable(to: string): boolean {
  return to.replace(/\D/g, '') === '70000000000' || to.endsWith('@unreachable.invalid') || to === '0'
}

/** The outbox in `dataDir`/outbox. Names sort in the order of writing and are unique, also with several processes. */
export function openOutbox(dataDir: string, log: Log, now: () => number = Date.now): Outbox {
  const folder = join(dataDir, 'outbox')
  let written = 0
  return {
    write: async (message) => {
      if (isUnreachable(message.to)) throw new Error(`Nobody takes a ${message.kind} there`)
      const time = new Date(now()).toISOString().replace(/[:.]/g, '-')
      const place = `${String(written++).padStart(6, '0')}-${randomBytes(2).toString('hex')}`
      const name = `${time}-${place}-${message.kind}.json`
      await mkdir(folder, { recursive: true })
      // who watches the folder never reads half a message
      await writeFile(join(folder, `.${name}`), `${JSON.stringify(message, null, 2)}\n`, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
      log.info({ kind: message.kind, file: name }, 'no carrier is configured: the message is in the outbox')
    },
    forget: async (ageMs, at) => void (await sweepFolder(folder, ageMs, at)),
  }
}
