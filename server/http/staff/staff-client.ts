import type { FastifyRequest } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { TypedCode } from '#server/domain/staff/check-factor.ts'
import type { StaffClient } from '#server/domain/staff/staff-sessions.ts'
import { backOfficeOrigin } from '#server/http/guards/staff-origin.ts'

export function staffClient({ ip, headers }: FastifyRequest): StaffClient {
  return { ip, userAgent: headers['user-agent'] ?? '' }
}

export function readTypedCode({ backOffice }: ShopContext, request: FastifyRequest & { body: { code: string } }): TypedCode {
  return { code: request.body.code, origin: backOfficeOrigin(backOffice, request) }
}
