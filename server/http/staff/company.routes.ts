import type { FastifyInstance } from 'fastify'
import type { StaffCompany } from '#contract/staff/company.ts'
import { changeCompany, type EditedCompany, readEditedCompany } from '#server/domain/company/change-company.ts'
import { closeDay, openDay } from '#server/domain/company/closed-days.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffCompanyRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const anybody = { config: { access: 'staff', permission: null } } as const
  addStaffRoute(app, 'GET /api/staff/company/', anybody, async () => presentCompany(await readEditedCompany(ctx)))
  // requires a step-up, because a forged phone or address would divert buyers to an impostor
  const editing = { config: { ...staffRoute('settings.edit').config, stepUp: true } } as const
  addStaffRoute(app, 'PATCH /api/staff/company/', editing, async (request) => {
    const { version, ...changed } = request.body
    const { company, actionId } = await changeCompany(ctx, staffOf(request), { version, changed })
    return { action_id: actionId, company: presentCompany(company) }
  })
  const closing = staffRoute('shop.edit')
  addStaffRoute(app, 'POST /api/staff/closed-days/', closing, async (request, reply) => {
    const { id, visits, actionId } = await closeDay(ctx, staffOf(request), request.body)
    return reply.status(201).send({ id, visits, action_id: actionId })
  })
  addStaffRoute(app, 'DELETE /api/staff/closed-days/:id/', closing, async (request) => ({
    action_id: await openDay(ctx, staffOf(request), request.params.id),
  }))
}

const presentCompany = ({ version, facts, closedDays }: EditedCompany): StaffCompany => ({ version, facts, closed_days: closedDays })
