import type { Kind } from '#contract/piece.ts'

/** The fields by which a call names one piece; their schemas are in `piece-ref-params.ts`, which no page may load. */
export type PieceFields = { watch_id?: number | undefined; jewelry_id?: number | undefined; bag_id?: number | undefined }

/** The id of a piece with its kind. */
export type PieceRef = { kind: Kind; id: number }

const fieldNames = { watch: 'watch_id', jewelry: 'jewelry_id', bag: 'bag_id' } as const satisfies Record<Kind, keyof PieceFields>

/** A piece as the fields of a call: `{ watch_id: 7 }`. */
export function fieldsOfPiece({ kind, id: pieceId }: PieceRef): PieceFields {
  return { [fieldNames[kind]]: pieceId }
}

/** The piece inside an entry of a list or a line of the cart, with its kind; null when it has neither watch, jewelry nor bag. */
export function pieceInside<Watch, Jewelry, Bag>({ watch, jewelry, bag }: { watch?: Watch; jewelry?: Jewelry; bag?: Bag }) {
  if (watch) return { kind: 'watch', piece: watch } as const
  if (jewelry) return { kind: 'jewelry', piece: jewelry } as const
  return bag ? ({ kind: 'bag', piece: bag } as const) : null
}
