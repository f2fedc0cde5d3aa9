import { z } from 'zod'
import { DateTimeText } from '#contract/date.ts'
import { Id, IdParam } from '#contract/id.ts'
import { kinds } from '#contract/piece.ts'
import { angleMax, cropSideMin } from '#contract/rules/staff/photo-crop.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'

const Fraction = z.number().min(0).max(1)
const Side = z.number().min(cropSideMin).max(1)
/** Tolerance for rounding errors: fractions computed from pixels may add up to slightly more than 1. */
const hair = 1e-6

/** The crop of a photograph, in fractions of its sides after turning. */
export const PhotoCrop = z
  .strictObject({
    turn: z.literal([0, 90, 180, 270]),
    angle: z.number().min(-angleMax).max(angleMax),
    x: Fraction,
    y: Fraction,
    width: Side,
    height: Side,
  })
  .refine(({ x, y, width, height }) => x + width <= 1 + hair && y + height <= 1 + hair)

const Alt = z.string().trim().max(staffPhotoLimits.altMaxChars)

/** A photograph of a piece, as the staff sees it. */
export const PiecePhoto = z
  .object({
    id: z.int(),
    hash: z.string().meta({ description: 'Changes when the photograph is cut anew.' }),
    thumbnail_url: z.string(),
    image_url: z.string(),
    srcset_avif: z.string(),
    placeholder: z.string(),
    width: z.int(),
    height: z.int(),
    is_wide: z.boolean(),
    is_demo: z.boolean(),
    alt_ru: z.string(),
    alt_en: z.string(),
    is_alt_confirmed: z.boolean().meta({ description: 'Whether somebody confirmed the alternative text; else it counts as missing.' }),
    crop: PhotoCrop.nullable(),
    can_crop: z.boolean().meta({ description: 'Whether its original is there.' }),
    taken_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PiecePhoto' })
export type PiecePhoto = z.output<typeof PiecePhoto>

/** An uploaded file that is not yet assigned to a piece. */
export const PhotoUpload = z
  .object({
    id: z.uuid(),
    batch: z.uuid(),
    position: z.int(),
    piece_id: z.int().nullable(),
    file_name: z.string(),
    state: z.enum(['waiting', 'ready', 'failed']),
    width: z.int(),
    height: z.int(),
    taken_at: z.iso.datetime().nullable(),
    thumbnail_url: z.string().nullable(),
    photo_id: z.int().nullable(),
  })
  .meta({ id: 'PhotoUpload' })
export type PhotoUpload = z.output<typeof PhotoUpload>

/** The photographs of a piece in gallery order, and its uploads still being processed. */
export const PiecePhotos = z.object({ photos: z.array(PiecePhoto), uploads: z.array(PhotoUpload), kind: z.enum(kinds), name: z.string() })
export type PiecePhotos = z.output<typeof PiecePhotos>
export const PiecePhotosChanged = z.object({ ...PiecePhotos.shape, action_id: z.string() })

/** The fields of an upload besides the file. They are text, because they are sent as multipart. */
export const UploadFields = z.strictObject({
  id: z.uuid().meta({ description: 'Made by the sender: an upload that is repeated is the same.' }),
  batch: z.uuid().meta({ description: 'Of files that were chosen together: among them, each is taken once.' }),
  position: z.coerce
    .number()
    .int()
    .min(0)
    .max(staffPhotoLimits.batchMax - 1),
  piece_id: IdParam.optional(),
  taken_at: DateTimeText.optional().meta({ description: 'Used where the file itself does not say when it was taken.' }),
})

export const UploadAgain = z.strictObject({ state: z.literal('waiting') })
export const UploadQuery = z.strictObject({ batch: z.uuid() })
export const UploadParams = z.object({ id: z.uuid() })

/** Assigns uploads of a batch to a piece, after its existing photographs, in this order. */
export const UploadsTaken = z.strictObject({ uploads: z.array(z.uuid()).min(1).max(staffPhotoLimits.batchMax) })

const Order = z.array(Id).max(staffPhotoLimits.pieceMax)

/** Changed fields with their values when the edit began, so that changes by others in the meantime are not overwritten. */
export const PhotosChange = z
  .strictObject({
    order: z.strictObject({ was: Order, now: Order }).optional(),
    wide: z.strictObject({ was: Id.nullable(), now: Id.nullable() }).optional(),
    alts: z
      .array(z.strictObject({ id: Id, was_ru: z.string(), was_en: z.string(), alt_ru: Alt, alt_en: Alt }))
      .max(staffPhotoLimits.pieceMax)
      .optional(),
  })
  .refine(({ order }) => !order || isReordering(order.was, order.now))
export type PhotosChange = z.output<typeof PhotosChange>

/** `was_hash`: the photograph's hash when the edit began. `crop`: null removes the crop. */
export const PhotoCropChange = z.strictObject({ was_hash: z.string().min(1).max(64), crop: PhotoCrop.nullable() })

export const PhotoParams = z.object({ id: IdParam, photo: IdParam })

function isReordering(was: readonly number[], now: readonly number[]): boolean {
  return new Set(now).size === now.length && now.length === was.length && now.every((id) => was.includes(id))
}
