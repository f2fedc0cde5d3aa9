import type { FastifyInstance } from 'fastify'
import { deleteEntry, orderEntries } from '#server/domain/content/write-entries.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { listStaffSpecialists } from '#server/domain/specialists/read-specialists.ts'
import { addSpecialist, changeSpecialist } from '#server/domain/specialists/write-specialists.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentHomePicture } from '#server/http/present/staff/home.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const edit = staffRoute('content.edit')

export function staffSpecialistsRoutes(app: FastifyInstance, ctx: ShopContext, { photoBase }: { photoBase: string }): void {
  addStaffRoute(app, 'GET /api/staff/specialists/', edit, async () => {
    const rows = await listStaffSpecialists(ctx.db)
    return {
      results: rows.map(({ pictureId: id, desk, phone, ...row }) => ({
        ...row,
        picture: id && desk && phone ? presentHomePicture({ id, desk, phone }, photoBase) : null,
      })),
    }
  })
  addStaffRoute(app, 'POST /api/staff/specialists/', edit, async (request, reply) => {
    const { id, actionId } = await addSpecialist(ctx, staffOf(request), request.body)
    return reply.status(201).send({ id, action_id: actionId })
  })
  addStaffRoute(app, 'PUT /api/staff/specialists/order/', edit, async (request) => ({
    action_id: await orderEntries(ctx, staffOf(request), 'specialist', request.body.ids),
  }))
  addStaffRoute(app, 'PATCH /api/staff/specialists/:id/', edit, async (request) => {
    const { version, ...specialist } = request.body
    return { action_id: await changeSpecialist(ctx, staffOf(request), { id: request.params.id, version }, specialist) }
  })
  addStaffRoute(app, 'DELETE /api/staff/specialists/:id/', edit, async (request) => ({
    action_id: await deleteEntry(ctx, staffOf(request), 'specialist', request.params.id),
  }))
}
