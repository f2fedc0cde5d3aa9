import type { FastifyInstance } from 'fastify'
import { UploadFields } from '#contract/staff/photos.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { arrangePhotos } from '#server/domain/photos/arrange-photos.ts'
import { assignUploads } from '#server/domain/photos/assign-uploads.ts'
import { cropPhoto, readOriginal } from '#server/domain/photos/crop-photo.ts'
import { dropUpload } from '#server/domain/photos/drop-uploads.ts'
import { findUpload, readBatch, readPhotos, readUpload } from '#server/domain/photos/read-photos.ts'
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
const uploads = { config: { access: 'staff', permission: 'photo.upload', isRefusedByRecord: true } } as const

export function staffPhotosRoutes(app: FastifyInstance, ctx: ShopContext, deps: Deps): void {
  uploadRoutes(app, ctx, deps)
  pieceRoutes(app, ctx, deps)
}

function uploadRoutes(app: FastifyInstance, ctx: ShopContext, { photoBase }: Deps): void {
  const upload = async (staff: StaffActor, id: string) => {
    const row = await readUpload(ctx.db, id)
    if (!mayUse(staff, row)) throw new CodedError('forbidden')
    return presentUpload(row, photoBase)
  }
  void app.register(async (scope) => {
    await registerFileForms(scope)
    const settings = { config: { ...uploads.config, bodyMs: longestBodyMs }, consumes: ['multipart/form-data'] }
    addStaffRoute(scope, 'POST /api/staff/uploads/', settings, (request) =>
      receiveForm(request, ctx.ports.incomingFiles.rootPath, async ({ fields, file }) => {
        const checked = UploadFields.safeParse(fields, { reportInput: true })
        if (!checked.success) throw new InvalidInputError(checked.error.issues)
        const { id, batch, position, piece_id: pieceId = null, taken_at: takenAt = null } = checked.data
        const staff = staffOf(request)
        const asked = { staff_id: staff.staffId, piece_id: pieceId }
        if (!mayUse(staff, asked) || !mayUse(staff, (await findUpload(ctx.db, id)) ?? asked)) throw new CodedError('forbidden')
        return upload(staff, await receiveUpload(ctx, staff, file, { id, batch, position, pieceId, takenAt }))
      }),
    )
  })
  addStaffRoute(app, 'GET /api/staff/uploads/', uploads, async (request) => {
    const rows = await readBatch(ctx.db, request.query.batch)
    return { results: rows.filter((row) => mayUse(staffOf(request), row)).map((row) => presentUpload(row, photoBase)) }
  })
  addStaffRoute(app, 'PATCH /api/staff/uploads/:id/', uploads, async (request) => {
    const { id } = request.params
    await upload(staffOf(request), id)
    await reprocessUpload(ctx, staffOf(request), id)
    return upload(staffOf(request), id)
  })
  addStaffRoute(app, 'DELETE /api/staff/uploads/:id/', uploads, async (request) => {
    const { id } = request.params
    const staff = staffOf(request)
    const row = await findUpload(ctx.db, id)
    if (row && !mayUse(staff, row)) throw new CodedError('forbidden')
    return dropUpload(ctx, staff, id)
  })
}

/**
 * Whether a staff member may use an upload. Without `piece.edit`, a staff member may use only their own uploads for albums. An upload for
 * an album belongs to no piece.
 */
const mayUse = ({ staffId, permissions }: StaffActor, upload: { staff_id: string; piece_id: number | null }): boolean =>
  permissions.has('piece.edit') || (upload.staff_id === staffId && upload.piece_id === null)

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
