import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { kinds } from '#contract/piece.ts'

export const enquiryKinds = ['price_request', 'live_photo_request'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

const pieceId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)

const asker = {
  name: z.string().trim().min(1).max(100),
  /** Seven to fifteen digits, however they are spaced (FORM-01). */
  phone: z
    .string()
    .max(40)
    .refine((value) => /^\d{7,15}$/.test(value.replace(/\D/g, ''))),
  message: z.string().trim().max(limits.messageMaxChars).optional(),
  website: z.string().max(1000).optional().meta({ description: 'People leave it empty; a filled one is a robot.' }),
}

const email = z
  .string()
  .trim()
  .max(254)
  .refine((value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value))
  .optional()

/** `POST /api/live-photo-requests/`: photographs of the very piece, taken now. */
export const LivePhotoRequest = z.strictObject({ ...asker, kind: z.enum(kinds), piece_id: pieceId })
export type LivePhotoRequest = z.output<typeof LivePhotoRequest>

/** `POST /api/price-requests/`: about `watch`, or about a piece of any kind. */
export const PriceRequest = z
  .strictObject({ ...asker, email, watch: pieceId.optional(), kind: z.enum(kinds).optional(), piece_id: pieceId.optional() })
  .refine((body) => body.watch !== undefined || (body.kind !== undefined && body.piece_id !== undefined), { path: ['piece_id'] })
export type PriceRequest = z.output<typeof PriceRequest>

/** What a form is answered when it was taken. */
export const EnquiryTaken = z.object({ detail: z.string() }).meta({ id: 'EnquiryTaken' })
