import type { FastifyInstance } from 'fastify'
import { UploadFields } from '#contract/staff/photos.ts'
import { arrangePhotos } from '#server/domain/photos/arrange-photos.ts'
import { assignUploads } from '#server/domain/photos/assign-uploads.ts'
import { cropPhoto, readOriginal } from '#server/domain/photos/crop-photo.ts'
import { dropUpload } from '#server/domain/photos/drop-uploads.ts'
import { readBatch, readPhotos, readUpload } from '#server/domain/photos/read-photos.ts'
import { reprocessUpload, receiveUpload } from '#server/domain/photos/receive-upload.ts'
import { removePhoto } from '#server/domain/photos/remove-photo.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { longestBodyMs } from '#server/http/guards/body-timeout.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { InvalidInputError } from '#server/http/guards/validate-input.ts'
import { presentPiecePhotos, presentUpload } from '#server/http/present/staff/photos.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { registerFileForms, receiveForm } from '#server/http/staff/receive-file.ts'

type Deps = { photoBase: string }

const read = { config: { access: 'staff', permission: 'piece.read' } } as const
const edit = { config: { access: 'staff', permission: 'piece.edit' } } as const

export function staffPhotosRoutes(app: FastifyInstance, ctx: ShopContext, deps: Deps): void {
  uploadRoutes(app, ctx, deps)
  pieceRoutes(app, ctx, deps)
}

function uploadRoutes(app: FastifyInstance, ctx: ShopContext, { photoBase }: Deps): void {
  const upload = async (id: string) => presentUpload(await readUpload(ctx.db, id), photoBase)
  void app.register(async (scope) => {
    await registerFileForms(scope)
    const settings = { config: { ...edit.config, bodyMs: longestBodyMs }, consumes: ['multipart/form-data'] }
    addStaffRoute(scope, 'POST /api/staff/uploads/', settings, (request) =>
      receiveForm(request, ctx.ports.incomingFiles.rootPath, async ({ fields, file }) => {
        const checked = UploadFields.safeParse(fields, { reportInput: true })
        if (!checked.success) throw new InvalidInputError(checked.error.issues)
        const { id, batch, position, piece_id: pieceId = null, taken_at: takenAt = null } = checked.data
        return upload(await receiveUpload(ctx, staffOf(request), file, { id, batch, position, pieceId, takenAt }))
      }),
    )
  })
  addStaffRoute(app, 'GET /api/staff/uploads/', edit, async ({ query }) => ({
    results: (await readBatch(ctx.db, query.batch)).map((row) => presentUpload(row, photoBase)),
  }))
  addStaffRoute(app, 'PATCH /api/staff/uploads/:id/', edit, async (request) => {
    await reprocessUpload(ctx, staffOf(request), request.params.id)
    return upload(request.params.id)
  })
  addStaffRoute(app, 'DELETE /api/staff/uploads/:id/', edit, (request) => dropUpload(ctx, staffOf(request), request.params.id))
}

function pieceRoutes(app: FastifyInstance, ctx: ShopContext, { photoBase }: Deps): void {
  const photosOf = async (id: number) => presentPiecePhotos(await readPhotos(ctx.db, id), photoBase)
  const presentChangedPhoto = async (id: number, action: Promise<string>) => {
    const action_id = await action
    return { ...(await photosOf(id)), action_id }
  }
  addStaffRoute(app, 'GET /api/staff/pieces/:id/photos/', read, ({ params }) => photosOf(params.id))
  addStaffRoute(app, 'POST /api/staff/pieces/:id/photos/', edit, (request) => {
    const { id } = request.params
    return presentChangedPhoto(id, assignUploads(ctx, staffOf(request), id, request.body.uploads))
  })
  addStaffRoute(app, 'PUT /api/staff/pieces/:id/photos/', edit, (request) => {
    const { id } = request.params
    return presentChangedPhoto(id, arrangePhotos(ctx, staffOf(request), id, request.body))
  })
  addStaffRoute(app, 'DELETE /api/staff/pieces/:id/photos/:photo/', edit, (request) => {
    const { id, photo } = request.params
    return presentChangedPhoto(id, removePhoto(ctx, staffOf(request), id, photo))
  })
  addStaffRoute(app, 'PUT /api/staff/pieces/:id/photos/:photo/crop/', edit, (request) => {
    const { id, photo: photoId } = request.params
    const { crop, was_hash: wasHash } = request.body
    return presentChangedPhoto(id, cropPhoto(ctx, staffOf(request), { pieceId: id, photoId, wasHash, crop }))
  })
  addStaffRoute(app, 'GET /api/staff/pieces/:id/photos/:photo/original/', edit, async ({ params }, reply) => {
    const bytes = await readOriginal(ctx, params.id, params.photo)
    return reply.header('content-security-policy', "default-src 'none'; sandbox").type('image/jpeg').send(bytes)
  })
}
