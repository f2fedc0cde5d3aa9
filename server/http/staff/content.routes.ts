import type { FastifyInstance } from 'fastify'
import { videoId } from '#contract/rules/video-id.ts'
import { listStaffFaqs, listStaffReviews, listStaffVideos } from '#server/domain/content/list-entries.ts'
import { addEntry, changeEntry, deleteEntry, orderEntries } from '#server/domain/content/write-entries.ts'
import { addReview, changeReview } from '#server/domain/content/write-reviews.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const edit = staffRoute('content.edit')

export function staffContentRoutes(app: FastifyInstance, ctx: ShopContext): void {
  faqRoutes(app, ctx)
  videoRoutes(app, ctx)
  reviewRoutes(app, ctx)
}

function faqRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/faqs/', edit, async () => ({ results: await listStaffFaqs(ctx.db) }))
  addStaffRoute(app, 'POST /api/staff/faqs/', edit, async (request, reply) => {
    const { id, actionId } = await addEntry(ctx, staffOf(request), 'faq', request.body)
    return reply.status(201).send({ id, action_id: actionId })
  })
  addStaffRoute(app, 'PUT /api/staff/faqs/order/', edit, async (request) => ({
    action_id: await orderEntries(ctx, staffOf(request), 'faq', request.body.ids),
  }))
  addStaffRoute(app, 'PATCH /api/staff/faqs/:id/', edit, async (request) => {
    const { version, ...columns } = request.body
    return { action_id: await changeEntry(ctx, staffOf(request), { kind: 'faq', id: request.params.id, version }, columns) }
  })
  addStaffRoute(app, 'DELETE /api/staff/faqs/:id/', edit, async (request) => ({
    action_id: await deleteEntry(ctx, staffOf(request), 'faq', request.params.id),
  }))
}

function videoRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/videos/', edit, async () => {
    const videos = await listStaffVideos(ctx.db)
    return { results: videos.map((video) => ({ ...video, video_id: videoId(video.video_url) })) }
  })
  addStaffRoute(app, 'POST /api/staff/videos/', edit, async (request, reply) => {
    const { id, actionId } = await addEntry(ctx, staffOf(request), 'video', request.body)
    return reply.status(201).send({ id, action_id: actionId })
  })
  addStaffRoute(app, 'PUT /api/staff/videos/order/', edit, async (request) => ({
    action_id: await orderEntries(ctx, staffOf(request), 'video', request.body.ids),
  }))
  addStaffRoute(app, 'PATCH /api/staff/videos/:id/', edit, async (request) => {
    const { version, ...columns } = request.body
    return { action_id: await changeEntry(ctx, staffOf(request), { kind: 'video', id: request.params.id, version }, columns) }
  })
  addStaffRoute(app, 'DELETE /api/staff/videos/:id/', edit, async (request) => ({
    action_id: await deleteEntry(ctx, staffOf(request), 'video', request.params.id),
  }))
}

function reviewRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/reviews/', edit, async () => ({ results: await listStaffReviews(ctx.db) }))
  addStaffRoute(app, 'POST /api/staff/reviews/', edit, async (request, reply) => {
    const { id, actionId } = await addReview(ctx, staffOf(request), request.body)
    return reply.status(201).send({ id, action_id: actionId })
  })
  addStaffRoute(app, 'PUT /api/staff/reviews/order/', edit, async (request) => ({
    action_id: await orderEntries(ctx, staffOf(request), 'review', request.body.ids),
  }))
  addStaffRoute(app, 'PATCH /api/staff/reviews/:id/', edit, async (request) => {
    const { version, ...review } = request.body
    return { action_id: await changeReview(ctx, staffOf(request), { id: request.params.id, version }, review) }
  })
  addStaffRoute(app, 'DELETE /api/staff/reviews/:id/', edit, async (request) => ({
    action_id: await deleteEntry(ctx, staffOf(request), 'review', request.params.id),
  }))
}
