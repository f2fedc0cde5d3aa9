import type { Config } from '#server/config/config.ts'
import type { Log } from '#server/context/log.ts'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Db } from '#server/db/database.ts'
import { setSealSigner } from '#server/db/sign-seals.ts'
import { keyedDigest } from '#server/domain/accounts/keyed-digest.ts'
import { settleKeyedStart } from '#server/domain/audit/seal-key-ring.ts'
import { sealSigner } from '#server/domain/audit/seal-keys.ts'
import { openLookupKey } from '#server/domain/secrets/lookup-key.ts'
import { createSealer } from '#server/domain/staff/seal-secret.ts'
import { loadOrCreateSecrets } from '#server/ports/auth-secret.ts'

export function readSecretRing({ authSecrets: { newest, previous }, dataDir }: Config): SecretRing {
  const [first, ...more] = newest ? [newest] : loadOrCreateSecrets(dataDir)
  return [first, ...more, ...previous]
}

/**
 * Opens the auth secrets, the digests and the sealing of the audit log. From now on, new seals are signed. The database must have the
 * schema of this version.
 */
export async function openSecrets(db: Db, config: Config, { now, log }: { now: () => number; log: Log }) {
  const ring = readSecretRing(config)
  const sealer = createSealer(ring)
  setSealSigner(db, sealSigner(ring))
  await settleKeyedStart(db, { ring, sealer }, now())
  return { ring, sealer, digest: keyedDigest(ring, await openLookupKey(db, { ring, sealer, now, log })) }
}
