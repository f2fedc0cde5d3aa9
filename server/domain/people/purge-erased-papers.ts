import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Deletes documents that belong to erased people and are older than the owner setting `erased_papers_days`. A document and its corrections
 * are deleted together, when the newest of them is old enough. The numbers of deleted documents are never reused.
 */
export async function purgeErasedPapers({ db, now, ownerSettings }: Pick<ShopContext, 'db' | 'now' | 'ownerSettings'>): Promise<void> {
  const before = new Date(now() - ownerSettings().erased_papers_days * dayMs)
  await transaction(db, async (tx) => {
    await sql`select set_config('vitrine.purging_papers', 'on', true)`.execute(tx)
    await sql`
      with recursive erased_papers as (
        select d.number, d.cancels, d.issued_at from person p join shop_order o on o.person_id = p.id join document d on d.order_id = o.id
        where p.erased_at is not null
      ), chain as (
        select number, number as root, issued_at from erased_papers where cancels is null
        union all
        select e.number, c.root, e.issued_at from erased_papers e join chain c on e.cancels = c.number
      )
      delete from document where number in (
        select number from chain where root in (select root from chain group by root having max(issued_at) < ${before}))`.execute(tx)
    await sql`select set_config('vitrine.purging_papers', '', true)`.execute(tx)
  })
}
