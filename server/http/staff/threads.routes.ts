import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addThreadNote, assignThread, changeThreadEmail, moveThread } from '#server/domain/threads/change-thread.ts'
import { getThread } from '#server/domain/threads/get-thread.ts'
import { listThreads } from '#server/domain/threads/list-threads.ts'
import { noteReply } from '#server/domain/threads/note-reply.ts'
import { replyToThread, resendReply } from '#server/domain/threads/reply-to-thread.ts'
import { markThread } from '#server/domain/threads/unread.ts'
import { writeCall } from '#server/domain/threads/write-call.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentListedThread, presentThread } from '#server/http/present/staff/threads.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'
import { threadFileRoutes } from '#server/http/staff/thread-files.routes.ts'

export function staffThreadRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const read = staffRoute('thread.read')
  const write = staffRoute('thread.answer')
  const show = async (request: FastifyRequest, id: number) => {
    const actor = staffOf(request)
    const context = { language: requestLanguage(request.headers['accept-language']), photoBase }
    return presentThread(await getThread(ctx, actor, id), actor, ctx.catalog.current(), context)
  }
  const respondWritten = async (request: FastifyRequest, id: number, actionId: string) => ({
    thread: await show(request, id),
    action_id: actionId,
  })

  addStaffRoute(app, 'GET /api/staff/threads/', read, async (request) => {
    const actor = staffOf(request)
    const { counts, count, threads } = await listThreads(ctx, actor, request.query)
    const maySeeContacts = actor.permissions.has('person.contact')
    return {
      count,
      ...paginationLinks(request.url, request.query, count),
      counts,
      results: threads.map((thread) => presentListedThread(thread, maySeeContacts)),
    }
  })
  addStaffRoute(app, 'POST /api/staff/threads/', write, async (request) => {
    const { id, actionId } = await writeCall(ctx, staffOf(request), request.body)
    return respondWritten(request, id, actionId)
  })
  addStaffRoute(app, 'GET /api/staff/threads/:id/', read, (request) => show(request, request.params.id))
  addStaffRoute(app, 'GET /api/staff/threads/:id/photos/:part/', read, async (request, reply) => {
    const { id, part } = request.params
    const { photos, messages } = await getThread(ctx, staffOf(request), id)
    const shown = [...photos, ...messages.flatMap((message) => message.photos)]
    const bytes = shown.some(({ token }) => token === part) ? await ctx.ports.enquiryFiles.get(photoFileName(part)) : null
    if (!bytes) throw new CodedError('not-found')
    return reply.type('image/jpeg').send(bytes)
  })
  threadFileRoutes(app, ctx)
  addStaffRoute(app, 'POST /api/staff/threads/:id/status/', write, async (request) => {
    const { id } = request.params
    return respondWritten(request, id, await moveThread(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'PUT /api/staff/threads/:id/read/', read, (request) =>
    markThread(ctx, staffOf(request), request.params.id, request.body.read_to),
  )
  addStaffRoute(app, 'POST /api/staff/threads/:id/notes/', write, async (request) => {
    const { id } = request.params
    return respondWritten(request, id, await addThreadNote(ctx, staffOf(request), id, request.body.body))
  })
  addStaffRoute(app, 'PUT /api/staff/threads/:id/assignee/', staffRoute('thread.assign'), async (request) => {
    // does not return the thread, because callers who assign it to somebody else may lose access to it
    return { action_id: await assignThread(ctx, staffOf(request), request.params.id, request.body.staff_id) }
  })
  addStaffRoute(app, 'PUT /api/staff/threads/:id/email/', staffRoute('person.edit'), async (request) => {
    const { id } = request.params
    return respondWritten(request, id, await changeThreadEmail(ctx, staffOf(request), id, request.body.email))
  })
  addStaffRoute(app, 'POST /api/staff/threads/:id/answers/', write, async (request) => {
    const { id } = request.params
    return respondWritten(request, id, await replyToThread(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/threads/:id/answers/by-hand/', write, async (request) => {
    const { id } = request.params
    return respondWritten(request, id, await noteReply(ctx, staffOf(request), id, request.body))
  })
  addStaffRoute(app, 'POST /api/staff/threads/:id/answers/:part/again/', write, async (request) => {
    const { id, part } = request.params
    return respondWritten(request, id, await resendReply(ctx, staffOf(request), id, part))
  })
}
