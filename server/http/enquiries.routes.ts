import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type EnquiryKind, EnquiryTaken, LivePhotoRequest, PriceRequest } from '#contract/enquiry.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import type { Kind } from '#contract/piece.ts'
import { failures } from '#server/http/failures.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { messages } from '#server/http/messages.ts'

/** What the routes ask of the domain, bound to a database. */
export type Enquiries = {
  spend(key: string, max: number, windowS: number): Promise<void>
  store(enquiry: {
    kind: EnquiryKind
    piece: { kind: Kind; id: number }
    fields: Record<string, unknown>
    language: Language
  }): Promise<void>
}

const responses = { 201: EnquiryTaken, ...failures, 429: ErrorBody.describe('Too many enquiries; Retry-After says when to come back.') }

/** Questions about a piece: its price, photographs taken now (FORM-07). */
export function enquiriesRoutes(app: FastifyInstance, enquiries: Enquiries): void {
  app.post<{ Body: PriceRequest }>(
    '/api/price-requests/',
    { schema: { operationId: 'requestPrice', tags: ['Enquiries'], body: PriceRequest, response: responses } },
    (request, reply) => {
      const { watch, kind = 'watch', piece_id: id = watch ?? 0, ...fields } = request.body
      return take(enquiries, request, reply, 'price_request', { kind, id }, fields)
    },
  )
  app.post<{ Body: LivePhotoRequest }>(
    '/api/live-photo-requests/',
    { schema: { operationId: 'requestLivePhotos', tags: ['Enquiries'], body: LivePhotoRequest, response: responses } },
    (request, reply) => {
      const { kind, piece_id: id, ...fields } = request.body
      return take(enquiries, request, reply, 'live_photo_request', { kind, id }, fields)
    },
  )
}

async function take(
  enquiries: Enquiries,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: EnquiryKind,
  piece: { kind: Kind; id: number },
  { website, ...fields }: { website?: string | undefined; phone: string } & Record<string, unknown>,
): Promise<FastifyReply> {
  const language = requestLanguage(request.headers['accept-language'])
  await enquiries.spend(`enquiry ${request.ip}`, limits.enquiriesPerMinute, 60)
  // a robot is answered like a person, and nothing is kept (SEC-D7)
  if (!website) await enquiries.store({ kind, piece, fields: { ...fields, phone: fields.phone.replace(/\D/g, '') }, language })
  return reply.code(201).header('cache-control', 'no-store').send({ detail: messages[language].taken })
}
