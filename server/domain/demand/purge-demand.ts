import { sql } from 'kysely'
import type { ShopContext } from '#server/domain/shop-context.ts'

const retentionDays = 800

/** Purges counts older than 800 days. */
export async function purgeDemand({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  await sql`delete from demand_day where day < ${new Date(now())}::date - ${sql.lit(retentionDays)}`.execute(db)
}
