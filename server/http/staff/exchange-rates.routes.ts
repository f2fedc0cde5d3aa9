import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { newestRate } from '#contract/rules/exchange-rate.ts'
import type { StaffRates } from '#contract/staff/exchange-rates.ts'
import { rateDay } from '#server/domain/exchange-rates/current-rate.ts'
import { setHandRate } from '#server/domain/exchange-rates/set-hand-rate.ts'
import { readStoredRates, type StoredRates } from '#server/domain/exchange-rates/stored-rates.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffExchangeRateRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const present = ({ bank, hand }: StoredRates): z.output<typeof StaffRates> => ({
    current: newestRate(bank, hand),
    today: rateDay(ctx.now()),
    bank,
    hand: hand && { ...hand, at: hand.at.toISOString() },
    has_source: Boolean(ctx.ports.rates),
  })
  // reads the database, because the catalog in memory does not have the newest rates yet
  const anybody = { config: { access: 'staff', permission: null } } as const
  addStaffRoute(app, 'GET /api/staff/rates/', anybody, async () => present(await readStoredRates(ctx.db)))
  addStaffRoute(app, 'PUT /api/staff/rates/', staffRoute('shop.edit'), async (request) => {
    const actionId = await setHandRate(ctx, staffOf(request), request.body)
    return { action_id: actionId, rates: present(await readStoredRates(ctx.db)) }
  })
}
