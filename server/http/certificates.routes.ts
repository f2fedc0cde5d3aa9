import type { FastifyInstance } from 'fastify'
import { findCertificate } from '#server/domain/certificates/find-certificate.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentCertificate } from '#server/http/present/certificate.ts'

export function certificatesRoutes(app: FastifyInstance, { db }: Pick<ShopContext, 'db'>): void {
  const settings = { config: { cache: 'piece', access: 'public' }, tags: ['Catalog'], errors: errorResponses } as const
  addRoute(app, 'GET /api/certificates/:number/', { ...settings, operationId: 'getCertificate' }, async (request) => {
    const certificate = await findCertificate(db, request.params.number)
    return presentCertificate(certificate, requestLanguage(request.headers['accept-language']))
  })
}
