import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { SecretRing } from '#server/context/secret-ring.ts'
import { Secret } from '#server/context/secret.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'

/**
 * The time from which database sessions must present the shop's key. In a new database, this is now. In an updated database, it is an hour
 * after the update, because the previous version may still run.
 */
const requiredFrom = sql<Date>`(
  select case when min(applied_at) = max(applied_at) then now() else max(applied_at) + interval '1 hour' end
  from migration where name <= '0152_shop_key.sql')`

/** Makes every database session present the shop's key, which is derived from the newest auth secret. */
export function identifyShop(database: OpenDatabase, [newest]: SecretRing): Promise<void> {
  return database.identify(shopKeyOf(newest))
}

/**
 * Stores the digest of the newest key in `shop_key`. If the digest is already stored, removes older digests whose secrets are no longer in
 * the ring. The audit log attributes a new digest to another program, unless the table was empty or contained another key of the ring.
 */
export async function storeShopKey(db: Db, ring: SecretRing): Promise<void> {
  const keys = ring.map((secret) => {
    const key = shopKeyOf(secret).reveal()
    return { key, digest: createHash('sha256').update(key).digest() }
  })
  const storedKeys = await db.selectFrom('shop_key').select(['id', 'digest']).orderBy('id').execute()
  const keysInDatabase = keys.filter(({ digest }) => storedKeys.some((row) => digest.equals(row.digest)))
  const [newest] = keys
  if (!newest) return
  if (keysInDatabase.includes(newest)) {
    const older = storedKeys.slice(
      0,
      storedKeys.findIndex((row) => newest.digest.equals(row.digest)),
    )
    await removeKeys(
      db,
      older.filter((row) => !keys.some(({ digest }) => digest.equals(row.digest))).map(({ id }) => id),
    )
  } else await transaction(db, (tx) => addKey(tx, newest.digest, keysInDatabase[0]?.key))
}

const shopKeyOf = (secret: Secret) => new Secret(createHmac('sha256', secret.reveal()).update('shop connection').digest('base64url'))

async function addKey(tx: Tx, digest: Buffer, voucher: string | undefined): Promise<void> {
  if (voucher) await sql`select set_config('vitrine.shop_key', ${voucher}, true)`.execute(tx)
  await tx
    .insertInto('shop_key')
    .values({ digest, required_from: requiredFrom })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
}

async function removeKeys(db: Db, ids: number[]): Promise<void> {
  if (ids.length) await db.deleteFrom('shop_key').where('id', 'in', ids).execute()
}
