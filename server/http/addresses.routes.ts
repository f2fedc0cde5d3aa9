import type { FastifyInstance } from 'fastify'
import { addAddress } from '#server/domain/addresses/add-address.ts'
import { getOwnAddress } from '#server/domain/addresses/address-row.ts'
import { changeAddress } from '#server/domain/addresses/change-address.ts'
import { listAddresses } from '#server/domain/addresses/list-addresses.ts'
import { removeAddress } from '#server/domain/addresses/remove-address.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentAddress } from '#server/http/present/address.ts'

const settings = { config: { access: 'customer' }, tags: ['Addresses'], errors: customerErrorResponses } as const

export function addressesRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addRoute(app, 'GET /api/addresses/', { ...settings, operationId: 'listAddresses' }, async (request) => {
    const rows = await listAddresses(ctx, customerOf(request))
    const results = rows.map((row) => presentAddress(row, requestLanguage(request.headers['accept-language'])))
    return { count: results.length, next: null, previous: null, results }
  })
  addRoute(app, 'POST /api/addresses/', { ...settings, operationId: 'addAddress' }, async (request) => {
    const row = await addAddress(ctx, customerOf(request), request.body)
    return presentAddress(row, requestLanguage(request.headers['accept-language']))
  })
  addRoute(app, 'GET /api/addresses/:id/', { ...settings, operationId: 'getAddress' }, async (request) => {
    const row = await getOwnAddress(ctx.db, customerOf(request), request.params.id)
    return presentAddress(row, requestLanguage(request.headers['accept-language']))
  })
  addRoute(app, 'PATCH /api/addresses/:id/', { ...settings, operationId: 'changeAddress' }, async (request) => {
    const row = await changeAddress(ctx, customerOf(request), { id: request.params.id, change: request.body })
    return presentAddress(row, requestLanguage(request.headers['accept-language']))
  })
  addRoute(app, 'DELETE /api/addresses/:id/', { ...settings, operationId: 'removeAddress' }, async (request) => {
    await removeAddress(ctx, customerOf(request), request.params.id)
  })
}
