import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { approveWallet, cancelWallet, proposeWallet, stopWallet } from '#server/domain/wallets/change-wallet.ts'
import { listWalletHistory, listWallets } from '#server/domain/wallets/list-wallets.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentWalletHistory, presentWallets } from '#server/http/present/staff/wallets.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const proposing = staffRoute('wallet.propose')
const propose = { config: { ...proposing.config, stepUp: true } } as const
const approve = { config: { ...staffRoute('wallet.approve').config, stepUp: true } } as const

/**
 * Routes of wallets. One person proposes a new address and another approves it, each after a step-up. The address takes effect a day later.
 */
export function staffWalletRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/wallets/', proposing, async (request) =>
    presentWallets(await listWallets(ctx, staffOf(request).staffId), ctx.now()),
  )
  addStaffRoute(app, 'GET /api/staff/wallets/history/', proposing, async (request) =>
    presentWalletHistory(await listWalletHistory(ctx, request.query.before)),
  )
  addStaffRoute(app, 'POST /api/staff/wallets/', propose, async (request, reply) => {
    const id = await proposeWallet(ctx, staffOf(request), request.body)
    return reply.status(201).send({ id })
  })
  addStaffRoute(app, 'POST /api/staff/wallets/:id/approve/', approve, async (request) => {
    await approveWallet(ctx, staffOf(request), request.params.id)
    return { id: request.params.id }
  })
  // `cancelWallet` itself checks whether the person may cancel this wallet, so the permission to propose is enough here
  addStaffRoute(app, 'POST /api/staff/wallets/:id/cancel/', propose, async (request) => {
    await cancelWallet(ctx, staffOf(request), request.params.id)
    return { id: request.params.id }
  })
  addStaffRoute(app, 'POST /api/staff/wallets/:id/stop/', approve, async (request) => {
    await stopWallet(ctx, staffOf(request), request.params.id)
    return { id: request.params.id }
  })
}
