import { sql } from 'kysely'
import type { Coin } from '#contract/rules/coins.ts'
import type { Db } from '#server/db/database.ts'

/** `last` contains, for each coin, the wallet that came into force last. `owners` is the number of owners who can sign in. */
export type StoredWallets = { owners: number; last: { id: string; coin: Coin; address: string; since: Date; isStopped: boolean }[] }

type Row = { id: string; coin: Coin; address: string; state: string; active_at: string }

/**
 * Reads for each coin the wallet that came into force last, even if it was stopped since. Also counts the owners who can sign in. One
 * query.
 */
export async function readStoredWallets(db: Db): Promise<StoredWallets> {
  const { rows } = await sql<{ owners: number; last: Row[] }>`
    select
      (select count(*)::int from staff where 'owner' = any(roles) and blocked_at is null) as owners,
      (select coalesce(json_agg(w), '[]') from (
        select distinct on (coin) id, coin, address, state, active_at
        from wallet where active_at is not null order by coin, active_at desc, id) w) as last`.execute(db)
  const { owners, last } = rows[0] ?? { owners: 0, last: [] }
  return {
    owners,
    last: last.map(({ id, coin, address, state, active_at: at }) => ({
      id,
      coin,
      address,
      since: new Date(at),
      isStopped: state === 'stopped',
    })),
  }
}
