import { z } from 'zod'
import type { PieceFields, PieceRef } from '#contract/rules/piece-ref.ts'

const id = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)
const idInAddress = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1)

const fieldsOf = <T extends z.ZodType>(field: T) => ({ watch_id: field.optional(), jewelry_id: field.optional(), bag_id: field.optional() })

/** The fields by which a call names one piece: `watch_id`, `jewelry_id` or `bag_id`. */
export const pieceFields = fieldsOf(id)

/** The same in an address. */
export const pieceFieldsInAddress = fieldsOf(idInAddress)

/** Exactly one of the three fields must be there. */
export function namesOnePiece({ watch_id, jewelry_id, bag_id }: PieceFields): boolean {
  return [watch_id, jewelry_id, bag_id].filter((given) => given !== undefined).length === 1
}

/** What a refusal is about when not exactly one piece is named. */
export const onePiece = { path: ['piece_id'] }

/** The piece that the fields name; null when they name none. */
export function pieceNamed({ watch_id, jewelry_id, bag_id }: PieceFields): PieceRef | null {
  if (watch_id !== undefined) return { kind: 'watch', id: watch_id }
  if (jewelry_id !== undefined) return { kind: 'jewelry', id: jewelry_id }
  return bag_id === undefined ? null : { kind: 'bag', id: bag_id }
}

/** `watch_id`, `jewelry_id` or `bag_id` in a body. */
export const OnePiece = z.strictObject(pieceFields).refine(namesOnePiece, onePiece)

/** The same in an address: `?watch_id=7`. */
export const OnePieceInAddress = z.strictObject(pieceFieldsInAddress).refine(namesOnePiece, onePiece)
