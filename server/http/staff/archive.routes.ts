import type { FastifyInstance } from 'fastify'
import { readArchiveSetting } from '#server/domain/archive/archive-setting.ts'
import { changeArchive } from '#server/domain/archive/change-archive.ts'
import { getArchive } from '#server/domain/archive/sold-pieces.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffArchiveRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const read = async () => {
    const { isOpen, prices } = await readArchiveSetting(ctx.db)
    return { is_open: isOpen, prices, pieces: getArchive(ctx.catalog.current()).rows.length }
  }
  addStaffRoute(app, 'GET /api/staff/archive/', staffRoute('settings.edit'), read)
  addStaffRoute(app, 'PUT /api/staff/archive/', staffRoute('settings.edit'), async (request) => {
    const actionId = await changeArchive(ctx, staffOf(request), request.body)
    return { action_id: actionId, archive: await read() }
  })
}
