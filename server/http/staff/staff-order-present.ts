import type { FastifyRequest } from 'fastify'
import type { StaffOrder, WrittenOrder } from '#contract/staff/order.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { orderLinkUrl } from '#server/domain/orders/order-links.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { reservationMax } from '#server/domain/staff-orders/extend-order.ts'
import { getStaffOrder } from '#server/domain/staff-orders/get-staff-order.ts'
import { readVisibleLinks } from '#server/domain/threads/visible-threads.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { presentStaffOrder } from '#server/http/present/staff/order.ts'

type Write<Body> = (ctx: ShopContext, staff: StaffActor, id: string, body: Body) => Promise<string | null>

export function createOrderPresenter(ctx: ShopContext, photoBase: string) {
  const contextOf = (request: FastifyRequest): PresentContext => ({
    language: requestLanguage(request.headers['accept-language']),
    photoBase,
  })
  const show = async (request: FastifyRequest, id: string): Promise<StaffOrder> => {
    const staff = staffOf(request)
    const record = await getStaffOrder(ctx.db, staff, id)
    const linkTo = await readVisibleLinks(ctx.db, staff, [record.order.credit_buyback_id])
    const linkUrl = orderLinkUrl(ctx.digest, ctx.origins, record.order)
    return presentStaffOrder(record, ctx.catalog.current(), {
      ...contextOf(request),
      linkUrl,
      creditBuybackId: linkTo(record.order.credit_buyback_id),
      reservationMax: reservationMax(record.order.created_at, ctx),
    })
  }
  const presentWritten = async (request: FastifyRequest, id: string, actionId: string | null): Promise<WrittenOrder> => ({
    order: await show(request, id),
    action_id: actionId,
  })
  return {
    contextOf,
    show,
    presentWritten,
    handleWrite:
      <Body>(write: Write<Body>) =>
      async (request: FastifyRequest & { params: { id: string }; body: Body }) => {
        const { id } = request.params
        return presentWritten(request, id, await write(ctx, staffOf(request), id, request.body))
      },
  }
}
