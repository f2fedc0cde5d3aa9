import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { OwnConversation, OwnThread as PresentedThread } from '#contract/messages.ts'
import { albumUrl } from '#server/domain/albums/album-links.ts'
import { buybackPath } from '#server/domain/buybacks/buyback-links.ts'
import { consumeEnquiryLimit } from '#server/domain/enquiries/enquiry-limit.ts'
import { describePiece } from '#server/domain/mail/piece-summary.ts'
import { quotePath } from '#server/domain/quotes/quote-links.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { findSpecialist } from '#server/domain/specialists/find-specialist.ts'
import { messageFilePath } from '#server/domain/threads/message-files.ts'
import {
  getOwnThread,
  listOwnThreads,
  numberOfLink,
  type OwnMessage,
  type OwnThread,
  type ThreadHolder,
  writeBack,
} from '#server/domain/threads/own-threads.ts'
import { visitPath } from '#server/domain/visits/visit-links.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { countWrongSecret } from '#server/http/guards/limit-guesses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { visitStateOf } from '#server/http/present/linked-visit.ts'
import { presentOwnOffer } from '#server/http/present/offer.ts'
import { presentOwnQuote } from '#server/http/present/quote.ts'
import { presentSpecialist } from '#server/http/present/specialist.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

const errors = {
  ...errorResponses,
  404: ErrorBody.describe('Not one of the customer’s own; or the link is not of this shop, or too old.'),
  429: ErrorBody.describe('Too many messages, or too many links that do not work.'),
}
const writeErrors = { ...errors, 422: ErrorBody.describe('The key was sent before with another message.') }
const own = { config: { access: 'customer' }, tags: ['Messages'], errors } as const
const linked = { config: { access: 'public' }, tags: ['Messages'], errors } as const

type Ctx = ShopContext & { photoBase: string }

export function ownThreadsRoutes(app: FastifyInstance, shop: ShopContext, photoBase: string): void {
  const ctx = { ...shop, photoBase }
  addRoute(app, 'GET /api/messages/', { ...own, operationId: 'listMessages' }, async (request) => ({
    results: (await listOwnThreads(ctx, customerOf(request).customerId)).map((thread) => presentThread(ctx, thread)),
  }))
  addRoute(app, 'GET /api/messages/:id/', { ...own, operationId: 'getMessages' }, (request) =>
    read(ctx, request, customerOf(request), request.params.id),
  )
  addRoute(app, 'POST /api/messages/:id/', { ...own, errors: writeErrors, operationId: 'writeMessage' }, async (request) => {
    const { id } = request.params
    await consumeEnquiryLimit(ctx, request.ip)
    await writeBack(ctx, customerOf(request), { id, ...request.body })
    return read(ctx, request, customerOf(request), id)
  })
  addRoute(app, 'POST /api/message-links/open/', { ...linked, operationId: 'openMessageLink' }, (request) =>
    withLink(ctx, request, request.body.token, async () => {}),
  )
  const writing = { ...linked, errors: writeErrors, operationId: 'writeByMessageLink' }
  addRoute(app, 'POST /api/message-links/write/', writing, async (request) => {
    const { token, ...message } = request.body
    await consumeEnquiryLimit(ctx, request.ip)
    return withLink(ctx, request, token, (id) => writeBack(ctx, { token }, { id, ...message }))
  })
}

async function withLink(ctx: Ctx, request: FastifyRequest, token: string, work: (id: number) => Promise<void>): Promise<OwnConversation> {
  const id = numberOfLink(ctx, token)
  // `id` is 0 if the token is wrong
  await countWrongSecret(ctx, 'message link', request.ip, id > 0)
  await work(id)
  return read(ctx, request, { token }, id)
}

async function read(ctx: Ctx, request: FastifyRequest, holder: ThreadHolder, id: number): Promise<OwnConversation> {
  const language = requestLanguage(request.headers['accept-language'])
  const { messages, quotes, offer, visit, ...thread } = await getOwnThread(ctx, holder, id)
  return {
    ...presentThread(ctx, thread),
    specialist: presentThreadSpecialist(ctx, thread, language),
    quotes: quotes.map((quote) => presentOwnQuote(quote, quotePath(ctx.digest, quote.id))),
    visit: visit && {
      office: visit.office,
      starts_at: visit.starts_at.toISOString(),
      state: visitStateOf(visit, ctx.now()),
      path: visitPath(ctx.digest, visit.id),
    },
    offer: offer && presentOwnOffer(offer, ctx.digest),
    messages: messages.map((message) => presentMessage(ctx, message, language)),
  }
}

function presentThread({ digest }: ShopContext, thread: OwnThread): PresentedThread {
  const { id, kind, state, piece, latest, hasBuyback, createdAt, lastAt } = thread
  return {
    number: id,
    kind,
    piece: piece && { kind: piece.kind, id: piece.id, name: piece.name, status: piece.status, price_usd: usdOrNull(piece.priceCents) },
    state,
    latest: latest && { is_own: latest.isOwn, excerpt: latest.excerpt },
    buyback_url: hasBuyback ? buybackPath(digest, id) : null,
    created_at: createdAt.toISOString(),
    last_at: lastAt.toISOString(),
  }
}

function presentThreadSpecialist(ctx: Ctx, { assigneeId: staffId, office, piece }: OwnThread, language: Language) {
  const { specialists } = ctx.catalog.current().content
  const found = findSpecialist(specialists, { staffId, office, kind: piece?.kind ?? null })
  return found ? presentSpecialist(ctx, found, { language, photoBase: ctx.photoBase, office }) : null
}

/** Presents a message with the secret URLs of its attachments. The URLs are computed for each response, because they expire. */
function presentMessage(ctx: ShopContext, message: OwnMessage, language: Language) {
  const { id, isOwn, body, at, albumId, photos, papers, pieces } = message
  return {
    id,
    is_own: isOwn,
    body,
    at: at.toISOString(),
    album_url: albumId === null ? null : albumUrl(ctx.digest, ctx.origins, { id: albumId, language }),
    photos: photos.map(({ token, ...size }) => ({ url: messageFilePath(ctx, token), ...size })),
    files: papers.map(({ token, ...file }) => ({ url: messageFilePath(ctx, token), ...file })),
    pieces: pieces.map(({ priceCents: cents, ...piece }) => {
      const { photo = null, note = '' } = describePiece(ctx, piece.id, language)
      return { ...piece, note, price_usd: usdOrNull(cents), photo }
    }),
  }
}
