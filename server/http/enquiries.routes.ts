import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import {
  AppointmentRequest,
  AppointmentTaken,
  BuybackRequest,
  ContactRequest,
  EnquiryRefused,
  EnquiryTaken,
  LivePhotoRequest,
  MissingModelRequest,
  PhotoTaken,
  PriceRequest,
} from '#contract/enquiry.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { admitPhoto } from '#server/domain/enquiries/admit-photo.ts'
import { appointmentCalendar } from '#server/domain/enquiries/appointment-calendar.ts'
import { keepPhoto } from '#server/domain/enquiries/keep-photo.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { failures } from '#server/http/failures.ts'
import { formBodies } from '#server/http/guards/form-bodies.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { refusalsAsPages } from '#server/http/present/form-answer.ts'
import { takeEnquiry } from '#server/http/take-enquiry.ts'

type Deps = { ctx: ShopContext; origins: Record<Language, string> }

const responses = {
  201: EnquiryTaken,
  ...failures,
  400: EnquiryRefused.describe('A field is wrong, or photographs are gone.'),
  403: ErrorBody.describe('The form comes from a page of another site.'),
  413: ErrorBody.describe('The form or a file in it is too large.'),
  429: ErrorBody.describe('Too many enquiries; Retry-After says when to come back.'),
}
const jsonOrForm = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

const options = (operationId: string, body: z.ZodType, taken: z.ZodType = EnquiryTaken): RouteShorthandOptions => ({
  config: { access: 'optional' },
  schema: { operationId, tags: ['Enquiries'], consumes: jsonOrForm, body, response: { ...responses, 201: taken } },
})

/** Everything that visitors ask the shop (FORM-01 … FORM-07). JSON, or forms as pages send them without script. */
export async function enquiriesRoutes(app: FastifyInstance, { ctx, origins }: Deps): Promise<void> {
  const hosts = Object.values(origins).map((origin) => new URL(origin).host)
  await app.register(async (scope) => {
    await formBodies(scope, { folder: ctx.ports.incomingFiles.place, hosts, admit: (sender) => admitPhoto(ctx, sender) })
    refusalsAsPages(scope)
    contactRoutes(scope, ctx)
    pieceRoutes(scope, ctx)
    appointmentRoutes(scope, ctx)
    photoRoute(scope, ctx)
  })
}

function contactRoutes(app: FastifyInstance, ctx: ShopContext): void {
  app.post<{ Body: z.output<typeof ContactRequest> }>('/api/contacts/', options('contact', ContactRequest), (request, reply) => {
    const { kind, ...form } = request.body
    return takeEnquiry(ctx, request, reply, { kind, form })
  })
  app.post<{ Body: BuybackRequest }>('/api/buyback-requests/', options('offerForBuyback', BuybackRequest), (request, reply) =>
    takeEnquiry(ctx, request, reply, { kind: 'buyback', form: request.body }),
  )
  app.post<{ Body: MissingModelRequest }>('/api/missing-model-requests/', options('requestModel', MissingModelRequest), (request, reply) =>
    takeEnquiry(ctx, request, reply, { kind: 'missing_model', form: request.body }),
  )
}

function pieceRoutes(app: FastifyInstance, ctx: ShopContext): void {
  app.post<{ Body: PriceRequest }>('/api/price-requests/', options('requestPrice', PriceRequest), (request, reply) => {
    const { watch, kind = 'watch', piece_id: id = watch ?? 0, ...form } = request.body
    return takeEnquiry(ctx, request, reply, { kind: 'price_request', form, piece: { kind, id } })
  })
  app.post<{ Body: LivePhotoRequest }>('/api/live-photo-requests/', options('requestLivePhotos', LivePhotoRequest), (request, reply) => {
    const { kind, piece_id: id, ...form } = request.body
    return takeEnquiry(ctx, request, reply, { kind: 'live_photo_request', form, piece: { kind, id } })
  })
}

function appointmentRoutes(app: FastifyInstance, ctx: ShopContext): void {
  app.post<{ Body: AppointmentRequest }>(
    '/api/appointments/',
    options('bookAppointment', AppointmentRequest, AppointmentTaken),
    (request, reply) => {
      const { city, date, time } = request.body
      return takeEnquiry(ctx, request, reply, { kind: 'appointment', form: request.body, visit: { city, date, time } })
    },
  )
  app.get<{ Params: { file: string } }>(
    '/visits/:file',
    { config: { access: 'public' }, schema: { hide: true, params: z.object({ file: z.string().regex(/^[\w-]{22}\.ics$/) }) } },
    async (request, reply) => {
      const language = requestLanguage(request.headers['accept-language'])
      const calendar = await appointmentCalendar(ctx, request.params.file.slice(0, -'.ics'.length), language)
      const headers = { 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="vitrine.ics"' }
      return reply.headers(headers).type('text/calendar; charset=utf-8').send(calendar)
    },
  )
}

/** One photograph ahead of its form, so that each has its own progress and may fail and come again by itself (FORM-06). */
function photoRoute(app: FastifyInstance, ctx: ShopContext): void {
  app.post(
    '/api/enquiry-photos/',
    {
      config: { access: 'public', filesMax: 1 },
      schema: {
        operationId: 'sendPhoto',
        tags: ['Enquiries'],
        description: `Multipart with one image (JPEG, PNG, WebP, AVIF) of ${limits.enquiryPhotoMaxBytes} bytes at most.`,
        consumes: ['multipart/form-data'],
        response: { ...responses, 201: PhotoTaken },
      },
    },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { formFiles: [path] = [], refusedFiles: [refused] = [] } = request
      if (refused) throw refused
      if (!path) throw new CodedError('invalid', { fields: { photos: 'photo-missing' } })
      const photo = await keepPhoto(ctx, path)
      return reply.code(201).header('cache-control', 'no-store').send(photo)
    },
  )
}
