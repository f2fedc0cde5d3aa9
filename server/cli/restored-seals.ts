import { formatSealReport } from '#server/cli/audit-table.ts'
import type { Config } from '#server/config/config.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { setSealSigner } from '#server/db/sign-seals.ts'
import { sealSigner } from '#server/domain/audit/seal-keys.ts'
import { verifySeals } from '#server/domain/audit/verify-seals.ts'
import { createSealer } from '#server/domain/staff/seal-secret.ts'
import { readSecretRing } from '#server/start/open-secrets.ts'

/** Verifies the restored audit log and starts signing new entries. Call this before any entry is added. `found`: a report in sentences. */
export async function verifyRestoredSeals(database: OpenDatabase, config: Config): Promise<{ found: string; isAltered: boolean }> {
  const ring = readSecretRing(config)
  setSealSigner(database.db, sealSigner(ring))
  const report = await database.runDedicated((db) => verifySeals(db, { ring, sealer: createSealer(ring) }))
  const { keyedCount, problems } = report
  if (problems.length === 0) return { found: `The audit log was verified. ${formatSealReport(report)}`, isAltered: false }
  if (keyedCount === 0 && problems.every(({ problem }) => problem === 'key')) return { found: otherSecret, isAltered: false }
  return { found: `The audit log of the backup was altered.\n${formatSealReport(report)}`, isAltered: true }
}

const otherSecret =
  'The audit log could not be verified: its seals were made with another AUTH_SECRET. Set that one, or add it to AUTH_SECRET_PREVIOUS, and run `npm run audit -- verify`.'
