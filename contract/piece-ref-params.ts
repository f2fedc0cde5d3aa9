import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import type { PieceFields, PieceRef } from '#contract/rules/piece-ref.ts'

const fieldsOf = <T extends z.ZodType>(field: T) => ({ watch_id: field.optional(), jewelry_id: field.optional(), bag_id: field.optional() })

/** Body fields that identify one piece. Exactly one must be present (`namesOnePiece`). */
export const pieceFields = fieldsOf(Id)

/** Query parameters that identify one piece. Exactly one must be present (`namesOnePiece`). */
export const pieceParams = fieldsOf(IdParam)

export function namesOnePiece({ watch_id, jewelry_id, bag_id }: PieceFields): boolean {
  return [watch_id, jewelry_id, bag_id].filter((given) => given !== undefined).length === 1
}

/** The validation issue of a request that does not identify exactly one piece. */
export const onePieceIssue = { path: ['piece_id'] }

/** Returns the piece that the fields identify, or null if all three are missing. */
export function pieceRefOf({ watch_id, jewelry_id, bag_id }: PieceFields): PieceRef | null {
  if (watch_id !== undefined) return { kind: 'watch', id: watch_id }
  if (jewelry_id !== undefined) return { kind: 'jewelry', id: jewelry_id }
  return bag_id === undefined ? null : { kind: 'bag', id: bag_id }
}

/** A body with exactly one of `watch_id`, `jewelry_id` and `bag_id`. */
export const OnePiece = z.strictObject(pieceFields).refine(namesOnePiece, onePieceIssue)

/** Identifies one piece in a query: `?watch_id=7`. */
export const OnePieceParams = z.strictObject(pieceParams).refine(namesOnePiece, onePieceIssue)

export const PiecePathParams = z.object({ id: IdParam })
