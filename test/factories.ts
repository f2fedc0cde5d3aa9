import type { Insertable } from 'kysely'
import type { Kind } from '#contract/piece.ts'
import type { Db, Tables } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'

type Piece = Partial<Insertable<Tables['piece']>>
type Parts = {
  private?: Partial<Insertable<Tables['piece_private']>>
  watch?: Partial<Insertable<Tables['watch']>>
  functionIds?: number[]
  jewelryTypeId?: number
  photos?: number
}

const firstAt = Date.UTC(2026, 10, 20, 9)
let made = 0

/**
 * Adds a piece on sale, by default a plain watch. Returns its id. Uses one transaction, so that the shop never reads an incomplete piece.
 */
export function addPiece(db: Db, piece: Piece & { kind?: Kind } = {}, parts: Parts = {}): Promise<number> {
  const kind = piece.kind ?? 'watch'
  return transaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('piece')
      .values({ ...plainPiece(), city_id: kind === 'watch' ? 1 : 2, ...piece, kind })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (parts.private) await tx.updateTable('piece_private').set(parts.private).where('piece_id', '=', id).execute()
    if (kind === 'watch')
      await tx
        .insertInto('watch')
        .values({ piece_id: id, ...parts.watch })
        .execute()
    if (kind === 'jewelry')
      await tx
        .insertInto('jewelry')
        .values({ piece_id: id, jewelry_type_id: parts.jewelryTypeId ?? null })
        .execute()
    if (kind === 'bag') await tx.insertInto('bag').values({ piece_id: id }).execute()
    for (const function_id of parts.functionIds ?? []) await tx.insertInto('piece_function').values({ piece_id: id, function_id }).execute()
    for (let position = 0; position < (parts.photos ?? 0); position++) await addPhoto(tx, id, position)
    return id
  })
}

export async function addPhoto(db: Db, pieceId: number, position = 0): Promise<void> {
  await db
    .insertInto('photo')
    .values({
      piece_id: pieceId,
      position,
      hash: `photo-${pieceId}-${position}`,
      width: 1200,
      height: 1500,
      widths: [400, 800, 1200],
      placeholder: 'data:image/webp;base64,AAAA',
      alt_ru: `Фото ${position + 1}`,
      alt_en: `Photo ${position + 1}`,
    })
    .execute()
}

/**
 * Columns of a plain piece. Id 1 of each reference list exists in every demo catalog. City 1 is Moscow. City 2 is Dubai, which has the
 * jewelry and bags (CAT-13).
 */
function plainPiece() {
  const count = made++
  return {
    key: `test-${process.pid}-${count}`,
    created_at: new Date(firstAt + count),
    brand_id: 1,
    model_name: 'Test model',
    condition_id: 1,
    price_cents: 1_000_000,
    status: 'available',
    published_at: '2026-11-01T09:00:00Z',
  } as const
}
