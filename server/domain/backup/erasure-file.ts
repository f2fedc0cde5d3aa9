import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { nullIfMissing } from '#server/ports/null-if-missing.ts'

/**
 * An erasure of a person, as recorded in the folder of the backups. `cards`, `accounts` and `contacts`: keyed digests that find the person
 * in a backup. `key`: id of the key of these digests.
 */
export const Erasure = z.strictObject({
  key: z.string(),
  at: z.iso.datetime(),
  cards: z.array(z.string()),
  accounts: z.array(z.string()),
  contacts: z.array(z.string()),
})
export type Erasure = z.output<typeof Erasure>

const KeptKey = z.strictObject({ key: z.string(), sealed: z.string() })
type KeptKey = z.output<typeof KeptKey>

export type ErasureFile = { erasures: Erasure[]; keptKeys: KeptKey[] }

const fileName = 'erasures.ndjson'

/** Appends a line to the erasure file in the folder of the backups and flushes it to disk. */
export async function appendErasure(folder: string, line: Erasure | KeptKey): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await appendFile(join(folder, fileName), `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true })
}

/**
 * Reads the erasure files of these folders, without duplicate lines. Ignores a truncated line. Throws if an existing file cannot be read,
 * because a restore would then skip erasures.
 */
export async function readErasures(folders: readonly string[]): Promise<ErasureFile> {
  const content: ErasureFile = { erasures: [], keptKeys: [] }
  const texts = await Promise.all(folders.map((folder) => readFile(join(folder, fileName), 'utf8').catch(nullIfMissing)))
  const lines = new Set(texts.flatMap((text) => (text ?? '').split('\n')).filter(Boolean))
  for (const line of [...lines].map(parseLine)) {
    const erasure = Erasure.safeParse(line).data
    const keptKey = KeptKey.safeParse(line).data
    if (erasure) content.erasures.push(erasure)
    if (keptKey) content.keptKeys.push(keptKey)
  }
  return content
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
