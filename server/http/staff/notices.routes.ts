import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { chooseNotices, listNotices, readNotices, readNoticeSettings } from '#server/domain/staff-notices/own-notices.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'

const own = { config: { access: 'staff', permission: null } } as const

export function staffNoticeRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/notices/', own, async (request) => {
    const { notices, unread } = await listNotices(ctx, staffOf(request))
    return {
      unread,
      results: notices.map(({ id, kind, subject_kind, subject_id, label, at, read_at }) => ({
        id,
        kind,
        subject: { kind: subject_kind, id: subject_id, label },
        at: at.toISOString(),
        is_read: read_at !== null,
      })),
    }
  })
  addStaffRoute(app, 'POST /api/staff/notices/read/', own, async (request) => ({
    unread: await readNotices(ctx, staffOf(request), request.body.up_to),
  }))
  addStaffRoute(app, 'GET /api/staff/notices/settings/', own, (request) => readNoticeSettings(ctx, staffOf(request)))
  addStaffRoute(app, 'PUT /api/staff/notices/settings/', own, async (request) => ({
    action_id: await chooseNotices(ctx, staffOf(request), request.body),
  }))
}
