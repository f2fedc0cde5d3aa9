import type { FastifyInstance } from 'fastify'
import type { EmptyShopPreview } from '#contract/staff/empty-shop.ts'
import { type EmptyingPreview, isFreshBackup, previewEmptying, removeDemo } from '#server/domain/empty-shop/remove-demo.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffEmptyShopRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const reading = staffRoute('demo.remove')
  addStaffRoute(app, 'GET /api/staff/empty-shop/', reading, async () => presentPreview(ctx, await previewEmptying(ctx)))
  const removing = { config: { ...reading.config, stepUp: true } } as const
  addStaffRoute(app, 'POST /api/staff/empty-shop/', removing, async (request) => {
    const { name, with_faq: withFaq } = request.body
    return { action_id: await removeDemo(ctx, staffOf(request), { name, withFaq }) }
  })
}

function presentPreview(ctx: ShopContext, { goes, stays, backupAt, mixed, emptiedAt }: EmptyingPreview): EmptyShopPreview {
  return {
    goes,
    stays,
    shop_name: ctx.company().name,
    backup_at: backupAt?.toISOString() ?? null,
    has_fresh_backup: isFreshBackup(backupAt, ctx.now()),
    mixed_orders: mixed,
    emptied_at: emptiedAt?.toISOString() ?? null,
  }
}
