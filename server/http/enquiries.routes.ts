import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { EnquiryRefused } from '#contract/enquiry.ts'
import { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { Kind } from '#contract/piece.ts'
import type { EnquiryKind } from '#contract/rules/enquiry-kinds.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import { getAppointmentCalendar } from '#server/domain/enquiries/appointment-calendar.ts'
import { consumeEnquiryLimit } from '#server/domain/enquiries/enquiry-limit.ts'
import { assertPhotoQuota, storeEnquiryPhoto, enquiryPhotoMaxBytes } from '#server/domain/enquiries/enquiry-photos.ts'
import { readSubmit, type Submit } from '#server/domain/enquiries/read-submit.ts'
import { type AskedVisit, findVisitPieces, readVisit } from '#server/domain/enquiries/read-visit.ts'
import { findSubmittedEnquiry, type StoredEnquiry, storeEnquiry } from '#server/domain/enquiries/store-enquiry.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { isBlockedSender } from '#server/domain/threads/blocked-senders.ts'
import { numberUnstored } from '#server/domain/threads/unstored-number.ts'
import { findTakenTimes } from '#server/domain/visits/taken-times.ts'
import { type RouteSettings, addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { registerFormParsers } from '#server/http/guards/form-body-parser.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { reasonText } from '#server/http/messages/reason-text.ts'
import { appointmentFields, pieceRefOf, shownVisitPath, unstoredCalendarToken } from '#server/http/present/appointment.ts'
import { redirectUrl, sendErrorsAsPages, wantsHtml } from '#server/http/present/form-response.ts'

type Form = {
  phone: string
  key?: string | undefined
  website?: string | undefined
  page?: string | undefined
  photos?: readonly string[] | undefined
} & Record<string, unknown>
type Enquiry = { kind: EnquiryKind; form: Form; piece?: { kind: Kind; id: number }; visit?: AskedVisit }

const errors = {
  ...errorResponses,
  400: EnquiryRefused.describe('A field is wrong, or photographs are gone.'),
  403: ErrorBody.describe('The form comes from a page of another site.'),
  413: ErrorBody.describe('The form or a file in it is too large.'),
  429: ErrorBody.describe('Too many enquiries; Retry-After says when to come back.'),
}

const settings = {
  config: { access: 'optional' },
  tags: ['Enquiries'],
  consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  errors,
} satisfies Partial<RouteSettings>

export async function enquiriesRoutes(app: FastifyInstance, ctx: ShopContext): Promise<void> {
  const hosts = Object.values(ctx.origins).map((origin) => new URL(origin).host)
  await app.register(async (scope) => {
    await registerFormParsers(scope, { folder: ctx.ports.incomingFiles.rootPath, hosts, admit: (sender) => assertPhotoQuota(ctx, sender) })
    sendErrorsAsPages(scope)
    contactRoutes(scope, ctx)
    pieceRoutes(scope, ctx)
    appointmentRoutes(scope, ctx)
    photoRoute(scope, ctx)
  })
}

function contactRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addRoute(app, 'POST /api/contacts/', { ...settings, operationId: 'contact' }, (request, reply) => {
    const { kind, ...form } = request.body
    return takeEnquiry(ctx, request, reply, { kind, form })
  })
  addRoute(app, 'POST /api/buyback-requests/', { ...settings, operationId: 'offerForBuyback' }, (request, reply) =>
    takeEnquiry(ctx, request, reply, { kind: 'buyback', form: request.body }),
  )
  addRoute(app, 'POST /api/missing-model-requests/', { ...settings, operationId: 'requestModel' }, (request, reply) =>
    takeEnquiry(ctx, request, reply, { kind: 'missing_model', form: request.body }),
  )
}

function pieceRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addRoute(app, 'POST /api/price-requests/', { ...settings, operationId: 'requestPrice' }, (request, reply) => {
    const { watch, kind = 'watch', piece_id: id = watch ?? 0, trade_in: hasTradeIn, ...rest } = request.body
    const form = { ...rest, ...(hasTradeIn ? { trade_in: true } : {}) }
    return takeEnquiry(ctx, request, reply, { kind: 'price_request', form, piece: { kind, id } })
  })
  addRoute(app, 'POST /api/live-photo-requests/', { ...settings, operationId: 'requestLivePhotos' }, (request, reply) => {
    const { kind, piece_id: id, ...form } = request.body
    return takeEnquiry(ctx, request, reply, { kind: 'live_photo_request', form, piece: { kind, id } })
  })
}

function appointmentRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addRoute(app, 'POST /api/appointments/', { ...settings, operationId: 'bookAppointment' }, (request, reply) => {
    const { pieces = [], deposit_agreed: isDepositAgreed = false, ...form } = request.body
    const { city, date, time } = form
    const visit = { city, date, time, pieces: pieces.map(pieceRefOf), isDepositAgreed }
    return takeEnquiry(ctx, request, reply, { kind: 'appointment', form, visit })
  })
  const open = { config: { access: 'public' }, operationId: 'listVisitTimes', tags: ['Enquiries'], errors: errorResponses } as const
  addRoute(app, 'GET /api/visit-times/', open, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    const { city, date, pieces } = query
    const wanted = findVisitPieces(ctx, pieces?.split(',').map(pieceRefOf) ?? [])
    return { taken: await findTakenTimes(ctx, { city, date, pieces: wanted.map(({ whereabouts }) => whereabouts) }) }
  })
  app.get<{ Params: { file: string } }>(
    '/visits/:file',
    { config: { access: 'public' }, schema: { hide: true, params: z.object({ file: z.string().regex(/^[\w-]{22}\.ics$/) }) } },
    async (request, reply) => {
      const language = requestLanguage(request.headers['accept-language'])
      const calendar = await getAppointmentCalendar(ctx, request.params.file.slice(0, -'.ics'.length), language)
      const headers = { 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="visit.ics"' }
      return reply.headers(headers).type('text/calendar; charset=utf-8').send(calendar)
    },
  )
}

/** Uploads one photograph before its form is submitted, so that each upload has its own progress and can be retried. */
function photoRoute(app: FastifyInstance, ctx: ShopContext): void {
  addRoute(
    app,
    'POST /api/enquiry-photos/',
    {
      config: { access: 'public', filesMax: 1 },
      operationId: 'sendPhoto',
      tags: ['Enquiries'],
      description: `Multipart with one image (JPEG, PNG, WebP, AVIF) of ${enquiryPhotoMaxBytes} bytes at most.`,
      consumes: ['multipart/form-data'],
      errors,
    },
    async (request, reply) => {
      const { formFiles: [path] = [], refusedFiles: [rejection] = [] } = request
      if (rejection) throw rejection
      if (!path) throw new CodedError('invalid', { fields: { photos: 'photo-missing' } })
      reply.header('cache-control', 'no-store')
      return storeEnquiryPhoto(ctx, path, ipNetworks(request.ip).line)
    },
  )
}

/** Answers a form. A retry with the same key and the same content gets the first response, and nothing is stored. */
async function takeEnquiry(ctx: ShopContext, request: FastifyRequest, reply: FastifyReply, input: Enquiry): Promise<FastifyReply> {
  const { kind, piece, visit } = input
  const { key, ...form } = input.form
  await consumeEnquiryLimit(ctx, request.ip)
  const submit = await readSubmit(key, { kind, form, piece, visit }, request.formFiles)
  const known = submit && (await findSubmittedEnquiry(ctx.db, submit))
  const { number, startsAt, calendarToken, visitId, lostPhotos } = known ?? (await storeForm(ctx, request, { ...input, form }, submit))
  reply.header('cache-control', 'no-store')
  if (wantsHtml(request))
    return reply
      .code(303)
      .header('location', redirectUrl(request, form.page, kind))
      .send()
  const language = requestLanguage(request.headers['accept-language'])
  const made = startsAt && {
    startsAt,
    calendarToken: calendarToken ?? unstoredCalendarToken(ctx, number),
    visitPath: shownVisitPath(ctx, visitId ?? 0, number),
  }
  return reply.code(201).send({
    detail: reasonText(language, lostPhotos ? 'taken-without-photos' : 'form-received', { number }),
    number,
    ...(made ? appointmentFields(made) : {}),
  })
}

async function storeForm(
  ctx: ShopContext,
  request: FastifyRequest,
  { kind, form, piece, visit }: Enquiry,
  submit: Submit | null,
): Promise<Omit<StoredEnquiry, 'id'>> {
  const { website, page, photos = [], ...fields } = form
  // checks the time before the bot check, so that a bot also gets an error for a time that cannot be booked
  const startsAt = visit ? readVisit(ctx, visit).startsAt : null
  const email = typeof form['email'] === 'string' ? form['email'] : ''
  // stores nothing from a bot or a blocked sender, who gets the same response as others
  const sender = { ip: request.ip, phone: form.phone, email, customerId: request.customer?.customerId ?? null }
  if (website || (await isBlockedSender(ctx, sender))) return { number: await numberUnstored(ctx, submit), calendarToken: null, startsAt }
  const { tokens, lost } = await storePhotos(ctx, request, photos.length)
  const stored = await storeEnquiry(ctx, request.customer, {
    kind,
    fields,
    language: requestLanguage(request.headers['accept-language']),
    page,
    piece,
    visit,
    photos: [...photos, ...tokens],
    lostPhotos: lost,
    submit,
    ip: request.ip,
  })
  return { lostPhotos: lost, ...stored }
}

/** Stores the files of a form. If the disk is full or the daily limit is reached, accepts the form without the remaining files. */
async function storePhotos(ctx: ShopContext, request: FastifyRequest, before: number): Promise<{ tokens: string[]; lost: number }> {
  const { formFiles = [], refusedFiles = [] } = request
  if (before + formFiles.length + refusedFiles.length > limits.enquiryPhotosMax)
    throw new CodedError('invalid', { reason: 'photos-too-many', fields: { photos: 'photos-too-many' } })
  const tokens: string[] = []
  for (const path of formFiles) {
    const photo = await storeEnquiryPhoto(ctx, path, ipNetworks(request.ip).line).catch((error: unknown) => {
      if (error instanceof CodedError && error.code === 'invalid') throw error
      ctx.log.warn({ err: error }, 'a photograph of an enquiry could not be kept')
    })
    if (photo) tokens.push(photo.token)
  }
  return { tokens, lost: formFiles.length - tokens.length + refusedFiles.length }
}
