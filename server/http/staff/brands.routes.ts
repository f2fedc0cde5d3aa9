import type { FastifyInstance } from 'fastify'
import { changeBrand, changeCollection } from '#server/domain/brands/change-brand.ts'
import { orderBrands } from '#server/domain/brands/order-brands.ts'
import { getStaffBrand, listStaffBrands } from '#server/domain/brands/read-brands.ts'
import { trySearch } from '#server/domain/brands/try-search.ts'
import { getShownPriceCents } from '#server/domain/catalog/catalog-columns.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffBrandRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const edit = staffRoute('brand.edit')
  addStaffRoute(app, 'GET /api/staff/brands/', edit, async () => ({ results: await listStaffBrands(ctx) }))
  addStaffRoute(app, 'PUT /api/staff/brands/order/', edit, async (request) => ({
    action_id: await orderBrands(ctx, staffOf(request), request.body),
  }))
  addStaffRoute(app, 'GET /api/staff/brands/:id/', edit, ({ params }) => getStaffBrand(ctx, params.id))
  addStaffRoute(app, 'PATCH /api/staff/brands/:id/', edit, async (request) => ({
    action_id: await changeBrand(ctx, staffOf(request), request.params.id, request.body),
  }))
  addStaffRoute(app, 'PATCH /api/staff/collections/:id/', edit, async (request) => ({
    action_id: await changeCollection(ctx, staffOf(request), request.params.id, request.body),
  }))
  addStaffRoute(app, 'POST /api/staff/search/try/', edit, async ({ body }) => {
    const { lists } = ctx.catalog.current()
    const { count, rows, isOwn, alike } = trySearch(ctx.catalog.current(), body)
    const results = rows.map((row) => {
      const cents = getShownPriceCents(row)
      return {
        id: row.id,
        kind: row.kind,
        brand: nameOf(lists, 'brands', row.brandId, 'en') ?? '',
        model_name: row.modelName,
        reference: row.reference,
        price_usd: usdOrNull(cents),
        is_own: isOwn(row),
      }
    })
    return { count, results, alike }
  })
}
