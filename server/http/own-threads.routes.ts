import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import type { OwnConversation, OwnThread as PresentedThread } from '#contract/messages.ts'
import { hourS } from '#contract/rules/durations.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import { consumeEnquiryLimit } from '#server/domain/enquiries/enquiry-limit.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import {
  getOwnThread,
  listOwnThreads,
  numberOfLink,
  type OwnThread,
  type ThreadHolder,
  writeBack,
} from '#server/domain/threads/own-threads.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'

const errors = {
  ...errorResponses,
  404: ErrorBody.describe('Not one of the customer’s own; or the link is not of this shop, or too old.'),
  429: ErrorBody.describe('Too many messages, or too many links that do not work.'),
}
const own = { config: { access: 'customer' }, tags: ['Messages'], errors } as const
const linked = { config: { access: 'public' }, tags: ['Messages'], errors } as const
const wrongLinksPerHour = 30

/** What a person asked the shop, for their account and for who has the link of a letter. */
export function ownThreadsRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addRoute(app, 'GET /api/messages/', { ...own, operationId: 'listMessages' }, async (request) => ({
    results: (await listOwnThreads(ctx, customerOf(request).customerId)).map(presentThread),
  }))
  addRoute(app, 'GET /api/messages/:id/', { ...own, operationId: 'getMessages' }, (request) =>
    read(ctx, customerOf(request), request.params.id),
  )
  addRoute(app, 'POST /api/messages/:id/', { ...own, operationId: 'writeMessage' }, async (request) => {
    const { id } = request.params
    await consumeEnquiryLimit(ctx, request.ip)
    await writeBack(ctx, customerOf(request), { id, ...request.body })
    return read(ctx, customerOf(request), id)
  })
  addRoute(app, 'POST /api/message-links/open/', { ...linked, operationId: 'openMessageLink' }, (request) =>
    withLink(ctx, request, request.body.token, async () => {}),
  )
  addRoute(app, 'POST /api/message-links/write/', { ...linked, operationId: 'writeByMessageLink' }, async (request) => {
    const { token, ...message } = request.body
    await consumeEnquiryLimit(ctx, request.ip)
    return withLink(ctx, request, token, (id) => writeBack(ctx, { token }, { id, ...message }))
  })
}

/** Counts links that do not work, so that nobody can try many. */
async function withLink(
  ctx: ShopContext,
  request: FastifyRequest,
  token: string,
  work: (id: number) => Promise<void>,
): Promise<OwnConversation> {
  const key = `message link ${ipNetworks(request.ip).line}`
  await ctx.rateLimit.consume(key, wrongLinksPerHour, hourS)
  const id = numberOfLink(ctx, token)
  await work(id)
  const conversation = await read(ctx, { token }, id)
  await ctx.rateLimit.refund(key)
  return conversation
}

async function read(ctx: ShopContext, holder: ThreadHolder, id: number): Promise<OwnConversation> {
  const { messages, ...thread } = await getOwnThread(ctx, holder, id)
  return {
    ...presentThread(thread),
    messages: messages.map(({ id: messageId, isOwn, body, at }) => ({ id: messageId, is_own: isOwn, body, at: at.toISOString() })),
  }
}

const presentThread = ({ id, kind, piece, createdAt, lastAt }: OwnThread): PresentedThread => ({
  number: id,
  kind,
  piece,
  created_at: createdAt.toISOString(),
  last_at: lastAt.toISOString(),
})
