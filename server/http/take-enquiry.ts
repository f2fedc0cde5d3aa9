import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EnquiryKind } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import type { Kind } from '#contract/piece.ts'
import type { Visit } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { keepPhoto } from '#server/domain/enquiries/keep-photo.ts'
import { storeEnquiry } from '#server/domain/enquiries/store-enquiry.ts'
import { visitStart } from '#server/domain/enquiries/visit-start.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { senderOf } from '#server/http/guards/sender.ts'
import { messages } from '#server/http/messages.ts'
import { say } from '#server/http/messages/say.ts'
import { pageAfter, wantsPage } from '#server/http/present/form-answer.ts'

type Form = { phone: string; website?: string | undefined; page?: string | undefined; photos?: readonly string[] | undefined } & Record<
  string,
  unknown
>
type Taken = { kind: EnquiryKind; form: Form; piece?: { kind: Kind; id: number }; visit?: Visit }

/** Keeps an enquiry with the photographs that came along, and says thank you, as JSON or by leading back to the page. */
export async function takeEnquiry(ctx: ShopContext, request: FastifyRequest, reply: FastifyReply, taken: Taken): Promise<FastifyReply> {
  const { kind, form, piece, visit } = taken
  const { website, page, photos = [], ...fields } = form
  const language = requestLanguage(request.headers['accept-language'])
  await ctx.attempts.spend(`enquiry ${senderOf(request)}`, limits.enquiriesPerMinute, 60)
  // of a robot's as well: a day that no calendar of the shop has is nobody's
  const startsAt = visit && visitStart(visit, ctx.now())
  let lostPhotos = 0
  let calendarToken = randomBytes(16).toString('base64url')
  // a robot is answered like a person, and nothing is kept (SEC-D7)
  if (!website) {
    const sent = await keepPhotos(ctx, request, photos.length)
    lostPhotos = sent.lost
    const enquiry = { kind, fields, language, page, piece, visit, photos: [...photos, ...sent.tokens], lostPhotos }
    const stored = await storeEnquiry(ctx, request.customer, enquiry)
    calendarToken = stored.calendarToken ?? calendarToken
  }
  reply.header('cache-control', 'no-store')
  if (wantsPage(request))
    return reply
      .code(303)
      .header('location', pageAfter(request, page, kind))
      .send()
  const detail = lostPhotos ? say(language, 'taken-without-photos') : messages[language].taken
  return reply.code(201).send({ detail, ...(startsAt ? visitTaken(startsAt, calendarToken) : {}) })
}

const visitTaken = (startsAt: Date, token: string) => ({
  calendar_url: `/visits/${token}.ics`,
  starts_at: startsAt.toISOString(),
})

/** The files of a form one by one. Where there is no room or there were too many today, the form goes on without them (SEC-D6). */
async function keepPhotos(ctx: ShopContext, request: FastifyRequest, before: number): Promise<{ tokens: string[]; lost: number }> {
  const { formFiles = [], refusedFiles = [] } = request
  if (before + formFiles.length + refusedFiles.length > limits.enquiryPhotosMax)
    throw new CodedError('invalid', { reason: 'photos-too-many', fields: { photos: 'photos-too-many' } })
  const tokens: string[] = []
  for (const path of formFiles) {
    const kept = await keepPhoto(ctx, path).catch((error: unknown) => {
      if (error instanceof CodedError && error.code === 'invalid') throw error
      ctx.log.warn({ err: error }, 'a photograph of an enquiry could not be kept')
    })
    if (kept) tokens.push(kept.token)
  }
  return { tokens, lost: formFiles.length - tokens.length + refusedFiles.length }
}
