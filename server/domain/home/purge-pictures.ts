import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { removeUnusedOriginals } from '#server/domain/photos/drop-uploads.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Purges pictures that no banner uses and no undo can restore, with their originals. */
export async function purgeHomePictures(ctx: ShopContext): Promise<void> {
  const before = new Date(ctx.now() - staffLimits.undoDays * dayMs)
  const purged = await ctx.db
    .deleteFrom('home_picture')
    .where('created_at', '<', before)
    .where(sql<boolean>`not exists (select from home_page where strpos(banners::text, home_picture.id::text) > 0)`)
    .where(
      sql<boolean>`not exists (
        select from audit_change join audit_entry on audit_entry.id = audit_change.entry_id
        where table_name = 'home_page' and at >= ${before}
          and strpos(concat(audit_change.before, audit_change.after), home_picture.id::text) > 0
      )`,
    )
    .returning('original')
    .execute()
  await removeUnusedOriginals(
    ctx,
    purged.map(({ original }) => original),
  )
}
