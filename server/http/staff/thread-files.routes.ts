import { readFile, rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { getThread } from '#server/domain/threads/get-thread.ts'
import { storeReplyFile } from '#server/domain/threads/reply-files.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { acceptStaffFiles, storeStaffFile } from '#server/http/guards/staff-file.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const reasons = { missing: 'paper-missing', tooLarge: 'paper-too-large' } as const

export function threadFileRoutes(app: FastifyInstance, ctx: ShopContext): void {
  void app.register(async (scope) => {
    await acceptStaffFiles(scope, staffLimits.replyFileBytesMax)
    const write = { ...staffRoute('thread.answer'), consumes: ['multipart/form-data'] }
    addStaffRoute(scope, 'POST /api/staff/threads/:id/files/', write, async (request) => {
      const { path, fileName } = await storeStaffFile(request, ctx.ports.incomingFiles.rootPath, reasons)
      try {
        const received = { threadId: request.params.id, path, bytes: await readFile(path), fileName }
        const { mediaType, ...file } = await storeReplyFile(ctx, staffOf(request), received)
        return { ...file, media_type: mediaType }
      } finally {
        await rm(path, { force: true })
      }
    })
  })
  addStaffRoute(app, 'GET /api/staff/threads/:id/files/:part/', staffRoute('thread.read'), async (request, reply) => {
    const { id, part } = request.params
    const { messages } = await getThread(ctx, staffOf(request), id)
    const file = messages.flatMap(({ files }) => files).find(({ token }) => token === part)
    const bytes = file && (await ctx.ports.enquiryFiles.get(photoFileName(part)))
    if (!bytes) throw new CodedError('not-found')
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .type('application/pdf')
      .send(bytes)
  })
}
