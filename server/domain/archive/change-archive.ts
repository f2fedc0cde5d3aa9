import type { z } from 'zod'
import type { ChangeArchive } from '#contract/staff/archive.ts'
import { mergeTouched } from '#server/domain/audit/merge-touched.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Opens or closes the archive of sold pieces, and sets how it shows prices. Returns the id of the audit entry. */
export async function changeArchive(ctx: ShopContext, actor: Actor, { was, ...wanted }: z.output<typeof ChangeArchive>): Promise<string> {
  const subject = { kind: 'shop', id: 'archive' } as const
  const { actionId } = await runAction(ctx, actor, { name: 'shop.change-archive', subject }, async (tx) => {
    const stored = await tx.selectFrom('sold_archive').select(['is_open', 'prices']).forUpdate().executeTakeFirstOrThrow()
    await tx
      .updateTable('sold_archive')
      .set(await mergeTouched(tx, { tables: ['sold_archive'] }, { was, wanted, stored }))
      .execute()
  })
  return actionId
}
