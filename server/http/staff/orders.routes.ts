import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toCents, toPriceUsd } from '#contract/rules/money.ts'
import { personName } from '#contract/rules/person-name.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'
import type { OrderStepResult } from '#contract/staff/order-steps.ts'
import { addressFormat } from '#server/domain/addresses/address-formats.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { StepRequest } from '#server/domain/staff-orders/assert-step-details.ts'
import { listStaffOrders } from '#server/domain/staff-orders/list-staff-orders.ts'
import { previewStep } from '#server/domain/staff-orders/preview-step.ts'
import { readBoard } from '#server/domain/staff-orders/read-board.ts'
import { takeStep } from '#server/domain/staff-orders/take-step.ts'
import { takeSteps } from '#server/domain/staff-orders/take-steps.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentFailedOrders } from '#server/http/present/staff/failed-orders.ts'
import { presentListedOrder } from '#server/http/present/staff/order-list.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { createOrderPresenter } from '#server/http/staff/staff-order-present.ts'

const reading = { config: { access: 'staff', permission: 'order.read' } } as const
const stepping = { config: { access: 'staff', permission: 'order.step' } } as const

type StepBody = {
  preview: boolean
  email: 'send' | 'skip'
  email_text?: string | undefined
  carrier?: StepRequest['carrier']
  tracking_number?: string | undefined
  insured_usd?: string | undefined
  identity_seen?: boolean | undefined
  reason?: string | undefined
}

export function staffOrdersRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const { contextOf, show } = createOrderPresenter(ctx, photoBase)

  addStaffRoute(app, 'GET /api/staff/orders/', reading, async (request) => {
    const { sums, orders } = await listStaffOrders(ctx, request.query, staffOf(request))
    return {
      count: sums.count,
      ...paginationLinks(request.url, request.query, sums.count),
      sums: {
        pieces: sums.pieces,
        total_usd: toPriceUsd(sums.totalCents),
        due_usd: toPriceUsd(sums.dueCents),
        owed_back_usd: toPriceUsd(sums.owedBackCents),
      },
      results: orders.map((order) => presentListedOrder(order, ctx.catalog.current(), { ...contextOf(request), now: ctx.now() })),
    }
  })
  addStaffRoute(app, 'GET /api/staff/orders/board/', reading, async (request) => {
    const columns = await readBoard(ctx, request.query, staffOf(request))
    const catalog = ctx.catalog.current()
    return {
      columns: columns.map(({ status, count, totalCents, orders }) => ({
        status,
        count,
        total_usd: toPriceUsd(totalCents),
        results: orders.map((order) => presentListedOrder(order, catalog, { ...contextOf(request), now: ctx.now() })),
      })),
    }
  })
  addStaffRoute(app, 'GET /api/staff/orders/destinations/', reading, (request) => {
    const { language } = contextOf(request)
    const { cities, workshops, countries } = ctx.catalog.current().lists
    return {
      cities: cities.map(({ id, name }) => ({ id, name: name[language] })),
      workshops: workshops.map(({ id, cityId, name }) => ({ id, city_id: cityId, name: name[language] })),
      countries: countries.map(({ code, name }) => ({ code, name: name[language], address: addressFormat(code).rule })),
    }
  })
  addStaffRoute(app, 'GET /api/staff/orders/:id/', reading, (request) => show(request, request.params.id))

  async function step(request: FastifyRequest, id: string, name: OrderStep, body: StepBody): Promise<OrderStepResult> {
    const asked = stepRequest(name, body)
    const staff = staffOf(request)
    const preview = await previewStep(ctx, id, asked, staff.staffId)
    if (body.preview) return { order: await show(request, id), action_id: null, ...preview }
    const actionId = await takeStep(ctx, staff, id, asked)
    const email = body.email === 'send' ? preview.email : null
    return { order: await show(request, id), action_id: actionId, email, returning: preview.returning }
  }
  addStaffRoute(app, 'POST /api/staff/orders/:id/confirm/', stepping, (request) =>
    step(request, request.params.id, 'confirm', request.body),
  )
  addStaffRoute(app, 'POST /api/staff/orders/:id/ship/', stepping, (request) => step(request, request.params.id, 'ship', request.body))
  addStaffRoute(app, 'POST /api/staff/orders/:id/deliver/', stepping, (request) =>
    step(request, request.params.id, 'deliver', request.body),
  )
  addStaffRoute(app, 'POST /api/staff/orders/:id/cancel/', stepping, (request) => step(request, request.params.id, 'cancel', request.body))
  addStaffRoute(app, 'POST /api/staff/orders/bulk/', stepping, async (request) => {
    const { step: name, reason, orders, preview } = request.body
    const requests = orders.map(({ id, ...body }) => ({ id, ...stepRequest(name, { ...body, reason: body.reason ?? reason, preview }) }))
    const { done, failed } = await takeSteps(ctx, staffOf(request), requests, { isPreview: preview })
    return {
      done: done.map(({ order: { first_name, last_name, due_cents: due, ...order }, actionId, email }) => ({
        ...order,
        due_usd: toPriceUsd(due),
        name: personName(first_name, last_name),
        action_id: actionId,
        email,
      })),
      failed: presentFailedOrders(request, failed),
    }
  })
}

function stepRequest(
  step: OrderStep,
  { email, email_text, carrier, tracking_number, insured_usd, identity_seen, reason }: StepBody,
): StepRequest {
  const insuredCents = toCents(insured_usd) ?? undefined
  const parcel = { carrier, trackingNumber: tracking_number, insuredCents }
  return { step, email, emailText: email_text, ...parcel, identitySeen: identity_seen, reason }
}
