import { createHash } from 'node:crypto'
import type { Log } from '#server/context/log.ts'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Db } from '#server/db/database.ts'
import { firstLookupKey } from '#server/domain/accounts/keyed-digest.ts'
import type { Sealer } from '#server/domain/staff/seal-secret.ts'

type Keys = { ring: SecretRing; sealer: Sealer; now: () => number; log: Log }

/** Prefix of the key before sealing, so that no other sealed value can pass as a key. */
const prefix = 'lookup-key:'

/**
 * Returns the lookup key, which makes the digests that the database stores. The key stays the same when the auth secret changes. If no key
 * is stored yet, stores the key that made the existing digests. If no stored key can be opened, logs a warning and stores a new key. If
 * several can be opened, returns the oldest, because a start with a wrong secret may have added the others.
 */
export async function openLookupKey(db: Db, { ring, sealer, now, log }: Keys): Promise<Buffer> {
  const rows = await db.selectFrom('kept_key').select('sealed').where('purpose', '=', 'lookup').orderBy('id').execute()
  for (const { sealed } of rows) {
    const text = sealer.open(sealed)
    if (text?.startsWith(prefix)) return Buffer.from(text.slice(prefix.length), 'base64url')
  }
  if (rows.length) log.warn({}, lostNotice)
  const key = firstLookupKey(ring)
  await db
    .insertInto('kept_key')
    .values({ purpose: 'lookup', key_id: keyId(key), sealed: sealer.seal(prefix + key.toString('base64url')), created_at: new Date(now()) })
    .onConflict((conflict) => conflict.columns(['purpose', 'key_id']).doNothing())
    .execute()
  return key
}

const lostNotice =
  'AUTH_SECRET is another one than before, and the one before is not in AUTH_SECRET_PREVIOUS: everybody has to sign in again, and the staff cannot. Give the secret of before as AUTH_SECRET_PREVIOUS.'

const keyId = (key: Buffer) => createHash('sha256').update('key id').update(key).digest('base64url').slice(0, 16)
