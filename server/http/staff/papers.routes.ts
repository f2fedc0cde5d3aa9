import { readFile, rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { staffLimits } from '#contract/staff/limits.ts'
import { addPaper, listPapers, readPaper } from '#server/domain/papers/papers.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { acceptStaffFiles, storeStaffFile } from '#server/http/guards/staff-file.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

// requires `piece.serial`, because scans from registers and workshops show the serial number
const settings = staffRoute('piece.serial')
const reasons = { missing: 'paper-missing', tooLarge: 'paper-too-large' } as const

export function staffPaperRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const present = async (pieceId: number) => ({
    results: (await listPapers(ctx.db, pieceId)).map(({ register_check_id, service_entry_id, added_at, ...paper }) => ({
      ...paper,
      check_id: register_check_id,
      service_id: service_entry_id,
      added_at: added_at.toISOString(),
    })),
  })
  addStaffRoute(app, 'GET /api/staff/pieces/:id/papers/', settings, ({ params }) => present(params.id))
  void app.register(async (scope) => {
    await acceptStaffFiles(scope, staffLimits.paperBytesMax)
    addStaffRoute(scope, 'POST /api/staff/pieces/:id/papers/', { ...settings, consumes: ['multipart/form-data'] }, async (request) => {
      const { id } = request.params
      const { path, fileName } = await storeStaffFile(request, ctx.ports.incomingFiles.rootPath, reasons)
      try {
        const bytes = await readFile(path)
        const actionId = await addPaper(ctx, staffOf(request), { pieceId: id, of: request.query, fileName, bytes })
        return { ...(await present(id)), action_id: actionId }
      } finally {
        await rm(path, { force: true })
      }
    })
  })
  addStaffRoute(app, 'GET /api/staff/papers/:uuid/', settings, async (request, reply) => {
    const { name, type, bytes } = await readPaper(ctx, staffOf(request), request.params.uuid)
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .type(type)
      .send(bytes)
  })
}
