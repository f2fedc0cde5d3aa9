import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type OutboxMail = { to: string; subject: string; text: string; attachments?: { name: string; type: string }[] }

export function mailsTo({ folder }: { folder: string }, to: string): OutboxMail[] {
  const outbox = join(folder, 'outbox')
  return readdirSync(outbox)
    .filter((name) => name.endsWith('-mail.json') && !name.startsWith('.'))
    .toSorted()
    .map((name): OutboxMail => JSON.parse(readFileSync(join(outbox, name), 'utf8')))
    .filter((mail) => mail.to === to)
}
