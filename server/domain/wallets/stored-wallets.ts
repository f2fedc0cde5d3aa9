import { sql } from 'kysely'
import type { Coin } from '#contract/rules/coins.ts'
import type { Db } from '#server/db/database.ts'

/** `last` has the latest wallet of each coin that was ever in force; `owners` is the number of owners who can sign in. */
export type StoredWallets = { owners: number; last: { id: string; coin: Coin; address: string; since: Date; isStopped: boolean }[] }

/** Reads the latest wallet of each coin that is in force or was stopped, and the number of owners who can sign in. */
export async function readStoredWallets(db: Db): Promise<StoredWallets> {
  const rows = await db
    .selectFrom('wallet')
    .distinctOn('coin')
    .select(['id', 'coin', 'address', 'state', 'active_at'])
    .where('active_at', 'is not', null)
    .orderBy('coin')
    .orderBy('active_at', 'desc')
    .orderBy('id')
    .execute()
  return {
    owners: await countOwners(db),
    last: rows.flatMap(({ id, coin, address, state, active_at: since }) =>
      since ? [{ id, coin, address, since, isStopped: state === 'stopped' }] : [],
    ),
  }
}

async function countOwners(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`'owner' = any(roles)`)
    .where('blocked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
