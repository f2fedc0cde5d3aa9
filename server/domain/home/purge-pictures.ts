import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { transaction } from '#server/db/transaction.ts'
import { queueFileRemoval } from '#server/domain/people/queue-file-removal.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Purges pictures that no banner and no specialist uses, and that no undo can restore. A job removes their originals. */
export async function purgeHomePictures({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - staffLimits.undoDays * dayMs)
  await transaction(db, async (tx) => {
    const purged = await tx
      .deleteFrom('home_picture')
      .where('created_at', '<', before)
      .where(sql<boolean>`not exists (select from home_page where strpos(banners::text, home_picture.id::text) > 0)`)
      .where(sql<boolean>`not exists (select from specialist where specialist.picture = home_picture.id)`)
      .where(
        sql<boolean>`not exists (
          select from audit_change join audit_entry on audit_entry.id = audit_change.entry_id
          where table_name in ('home_page', 'specialist') and at >= ${before}
            and strpos(concat(audit_change.before, audit_change.after), home_picture.id::text) > 0
        )`,
      )
      .returning('original')
      .execute()
    await queueFileRemoval(tx, { originals: purged.map(({ original }) => original) })
  })
}
