import { dirname, join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { reapplyErasures } from '#server/domain/people/reapply-erasures.ts'
import { createSealer } from '#server/domain/staff/seal-secret.ts'
import { readSecretRing } from '#server/start/open-secrets.ts'
import { terminalActor } from '#server/start/terminal-actor.ts'

/**
 * Repeats erasures that were made after the backup, so that the restored data contain no erased person. Reads the erasure records in this
 * shop's backup folder and in the folder of the restored file. `isComplete` is false if the keys of some erasures are unknown.
 */
export async function reapplyRestoredErasures(
  database: OpenDatabase,
  config: Config,
  { file, madeAt, now }: { file: string; madeAt: Date; now: () => number },
): Promise<{ done: string; isComplete: boolean }> {
  const ring = readSecretRing(config)
  const ctx = { db: database.db, now, ring, sealer: createSealer(ring) }
  const folders = [join(config.dataDir, 'backups'), dirname(file)]
  const { erased, unmatched } = await reapplyErasures(ctx, terminalActor(), { folders, madeAt })
  const done = `People erased again, since they were erased after this backup: ${erased}.`
  return { done: unmatched ? `${done}\n${notMatched(unmatched)}` : done, isComplete: unmatched === 0 }
}

const notMatched = (count: number) =>
  `Erasures that could not be matched: ${count}. They were made with another AUTH_SECRET. Set that one, or add it to AUTH_SECRET_PREVIOUS, and restore again with --replace.`
