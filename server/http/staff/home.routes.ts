import type { FastifyInstance } from 'fastify'
import { staffLimits } from '#contract/staff/limits.ts'
import { addHomePicture, cropHomePicture, readHomeOriginal } from '#server/domain/home/home-pictures.ts'
import { createPreviewToken } from '#server/domain/home/home-preview.ts'
import { readHome } from '#server/domain/home/read-home.ts'
import { changeHome, discardHomeDraft, isHomeChanged, publishHome } from '#server/domain/home/write-home.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { longestBodyMs } from '#server/http/guards/body-timeout.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentHomeDraft, presentHomePicture } from '#server/http/present/staff/home.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { receiveForm, registerFileForms } from '#server/http/staff/receive-file.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const edit = staffRoute('content.edit')
/** The maximum number of JSON keys of a request: 15 for each banner, and fewer than 100 for all rows of the home page. */
const jsonKeysMax = 15 * staffLimits.bannersMax + 100

export function staffHomeRoutes(app: FastifyInstance, ctx: ShopContext, { photoBase }: { photoBase: string }): void {
  addStaffRoute(app, 'GET /api/staff/home/', edit, async () => {
    const [home, isChanged] = [await readHome(ctx.db, 'draft'), await isHomeChanged(ctx.db)]
    return presentHomeDraft(ctx.catalog.current(), home, { isChanged, photoBase })
  })
  addStaffRoute(app, 'PUT /api/staff/home/', { config: { ...edit.config, jsonKeysMax } }, async (request) => ({
    action_id: await changeHome(ctx, staffOf(request), request.body),
  }))
  addStaffRoute(app, 'POST /api/staff/home/publish/', staffRoute('content.publish'), async (request) => ({
    action_id: await publishHome(ctx, staffOf(request), request.body.version),
  }))
  addStaffRoute(app, 'POST /api/staff/home/discard/', edit, async (request) => ({
    action_id: await discardHomeDraft(ctx, staffOf(request), request.body.version),
  }))
  addStaffRoute(app, 'POST /api/staff/home/preview/', edit, async (request) => ({
    path: `/?preview=${createPreviewToken(ctx, staffOf(request))}`,
  }))
  pictureRoutes(app, ctx, photoBase)
}

function pictureRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  void app.register(async (scope) => {
    await registerFileForms(scope)
    const settings = { config: { ...edit.config, bodyMs: longestBodyMs }, consumes: ['multipart/form-data'] }
    addStaffRoute(scope, 'POST /api/staff/home/pictures/', settings, (request) =>
      receiveForm(request, ctx.ports.incomingFiles.rootPath, async ({ file }) =>
        presentHomePicture(await addHomePicture(ctx, staffOf(request), file), photoBase),
      ),
    )
  })
  addStaffRoute(app, 'POST /api/staff/home/pictures/:id/cut/', edit, async ({ params, body }) =>
    presentHomePicture(await cropHomePicture(ctx, params.id, body), photoBase),
  )
  addStaffRoute(app, 'GET /api/staff/home/pictures/:id/original/', edit, async ({ params }, reply) => {
    const bytes = await readHomeOriginal(ctx, params.id)
    return reply.header('content-security-policy', "default-src 'none'; sandbox").type('image/jpeg').send(bytes)
  })
}
