import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import { makeAlbum } from '#server/domain/albums/make-album.ts'
import { listAlbums } from '#server/domain/albums/read-albums.ts'
import { shareAlbum } from '#server/domain/albums/send-album.ts'
import { showAlbum } from '#server/domain/albums/show-album.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentThreadAlbums } from '#server/http/present/album.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffAlbumRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const write = staffRoute('thread.answer')
  const show = async (request: FastifyRequest, threadId: number) => {
    const language = requestLanguage(request.headers['accept-language'])
    return presentThreadAlbums(await listAlbums(ctx, staffOf(request), threadId), ctx, { language, photoBase })
  }
  addStaffRoute(app, 'GET /api/staff/threads/:id/albums/', staffRoute('thread.read'), (request) => show(request, request.params.id))
  addStaffRoute(app, 'POST /api/staff/threads/:id/albums/', write, async (request) => {
    const { is_shown: isShown, ...album } = request.body
    const actor = staffOf(request)
    if (isShown && !actor.permissions.has('piece.edit')) throw new CodedError('forbidden')
    const { id: threadId } = request.params
    const { actionId } = await makeAlbum(ctx, actor, { ...album, threadId, isShown })
    return { ...(await show(request, threadId)), action_id: actionId }
  })
  addStaffRoute(app, 'PUT /api/staff/threads/:id/albums/:part/', staffRoute('piece.edit'), async (request) => {
    const { id: threadId, part: albumId } = request.params
    const { actionId } = await showAlbum(ctx, staffOf(request), { threadId, albumId, isShown: request.body.is_shown })
    return { ...(await show(request, threadId)), action_id: actionId }
  })
  addStaffRoute(app, 'POST /api/staff/threads/:id/albums/:part/share/', write, async (request) => {
    const { id: threadId, part: albumId } = request.params
    const { sent, actionId } = await shareAlbum(ctx, staffOf(request), { threadId, albumId })
    return { ...(await show(request, threadId)), action_id: actionId, sent }
  })
}
