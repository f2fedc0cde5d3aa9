import type { Kind } from '#contract/piece.ts'

/** Fields that identify one piece. The schemas are in `piece-ref-params.ts`, so that pages do not load them. */
export type PieceFields = { watch_id?: number | undefined; jewelry_id?: number | undefined; bag_id?: number | undefined }

export type PieceRef = { kind: Kind; id: number }

const fieldNames = { watch: 'watch_id', jewelry: 'jewelry_id', bag: 'bag_id' } as const satisfies Record<Kind, keyof PieceFields>

/** Returns the field that identifies a piece, such as `{ watch_id: 7 }`. */
export function fieldsOfPiece({ kind, id: pieceId }: PieceRef): PieceFields {
  return { [fieldNames[kind]]: pieceId }
}

/** Returns the piece of a list entry or cart line, with its kind. Null if there is no piece. */
export function pieceInside<Watch, Jewelry, Bag>({ watch, jewelry, bag }: { watch?: Watch; jewelry?: Jewelry; bag?: Bag }) {
  if (watch) return { kind: 'watch', piece: watch } as const
  if (jewelry) return { kind: 'jewelry', piece: jewelry } as const
  return bag ? ({ kind: 'bag', piece: bag } as const) : null
}
