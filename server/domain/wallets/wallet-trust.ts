import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { walletAcquaintanceDays } from '#contract/rules/staff/wallet-states.ts'
import type { Db } from '#server/db/database.ts'

/**
 * Whether two people may make a wallet change together, and from when. If `isRelated`, they may not, because one has invited the other.
 * Before `from`, at least one of the accounts is too new.
 */
export type WalletTrust = { isRelated: boolean; from: Date }

/**
 * Reads whether two people may make a wallet change together (SAFE-05). Neither person may have invited the other, directly or indirectly.
 * Each account must have been controlled only by its holder for at least `walletAcquaintanceDays`.
 */
export async function readWalletTrust(db: Db, one: string, other: string): Promise<WalletTrust> {
  const { rows } = await sql<{ related: boolean; since: Date }>`
    with recursive inviter (start, id) as (
      select id, invited_by from staff where id in (${one}, ${other})
      union
      select i.start, s.invited_by from inviter i join staff s on s.id = i.id
    )
    select exists (select from inviter where id in (${one}, ${other})) as related,
      (select max(coalesce(known_since, created_at)) from staff where id in (${one}, ${other})) as since`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A single-row query returned no row')
  return { isRelated: row.related, from: new Date(new Date(row.since).getTime() + walletAcquaintanceDays * dayMs) }
}
