import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Address, AddressChange, AddressPath, NewAddress } from '#contract/address.ts'
import { pageOf } from '#contract/paging.ts'
import { addAddress } from '#server/domain/addresses/add-address.ts'
import { ownAddress } from '#server/domain/addresses/address-row.ts'
import { changeAddress } from '#server/domain/addresses/change-address.ts'
import { listAddresses } from '#server/domain/addresses/list-addresses.ts'
import { removeAddress } from '#server/domain/addresses/remove-address.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { ownFailures } from '#server/http/failures.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentAddress } from '#server/http/present/address.ts'

const tags = ['Addresses']
const config = { access: 'customer' } as const
const one = '/api/addresses/:id/'

/** The addresses a customer keeps (API-03, PROF-03): their own and no other's (API-11). */
export function addressesRoutes(app: FastifyInstance, ctx: ShopContext): void {
  app.get(
    '/api/addresses/',
    { config, schema: { operationId: 'listAddresses', tags, response: { 200: pageOf(Address), ...ownFailures } } },
    async (request) => {
      const rows = await listAddresses(ctx, customerOf(request))
      const results = rows.map((row) => presentAddress(row, requestLanguage(request.headers['accept-language'])))
      return { count: results.length, next: null, previous: null, results }
    },
  )
  app.post<{ Body: NewAddress }>(
    '/api/addresses/',
    { config, schema: { operationId: 'addAddress', tags, body: NewAddress, response: { 201: Address, ...ownFailures } } },
    async (request, reply) => {
      const row = await addAddress(ctx, customerOf(request), request.body)
      return reply.code(201).send(presentAddress(row, requestLanguage(request.headers['accept-language'])))
    },
  )
  app.get<{ Params: AddressPath }>(
    one,
    { config, schema: { operationId: 'getAddress', tags, params: AddressPath, response: { 200: Address, ...ownFailures } } },
    async (request) => {
      const row = await ownAddress(ctx.db, customerOf(request), request.params.id)
      return presentAddress(row, requestLanguage(request.headers['accept-language']))
    },
  )
  app.patch<{ Params: AddressPath; Body: AddressChange }>(
    one,
    {
      config,
      schema: { operationId: 'changeAddress', tags, params: AddressPath, body: AddressChange, response: { 200: Address, ...ownFailures } },
    },
    async (request) => {
      const row = await changeAddress(ctx, customerOf(request), { id: request.params.id, change: request.body })
      return presentAddress(row, requestLanguage(request.headers['accept-language']))
    },
  )
  app.delete<{ Params: AddressPath }>(
    one,
    { config, schema: { operationId: 'removeAddress', tags, params: AddressPath, response: { 204: z.null(), ...ownFailures } } },
    async (request, reply) => {
      await removeAddress(ctx, customerOf(request), request.params.id)
      return reply.code(204).send()
    },
  )
}
