import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addReplyTemplate, changeReplyTemplate, deleteReplyTemplate, listReplyTemplates } from '#server/domain/threads/reply-templates.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffReplyTemplateRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const edit = staffRoute('template.edit')
  addStaffRoute(app, 'GET /api/staff/reply-templates/', staffRoute('thread.answer'), async () => ({
    results: await listReplyTemplates(ctx),
  }))
  addStaffRoute(app, 'POST /api/staff/reply-templates/', edit, async (request) => ({
    action_id: await addReplyTemplate(ctx, staffOf(request), request.body),
  }))
  addStaffRoute(app, 'PUT /api/staff/reply-templates/:id/', edit, async (request) => ({
    action_id: await changeReplyTemplate(ctx, staffOf(request), request.params.id, request.body),
  }))
  addStaffRoute(app, 'DELETE /api/staff/reply-templates/:id/', edit, async (request) => ({
    action_id: await deleteReplyTemplate(ctx, staffOf(request), request.params.id),
  }))
}
