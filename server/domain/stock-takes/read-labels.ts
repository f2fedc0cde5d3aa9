import type { Db } from '#server/db/database.ts'

export type LabelRow = { id: number; brand: string; model_name: string; reference: string | null }

/** Reads the texts of labels of pieces in the order of `ids`, without serial numbers. */
export async function readLabels(db: Db, ids: readonly number[]): Promise<LabelRow[]> {
  const rows = await db
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .select(['piece.id', 'brand.name as brand', 'piece.model_name', 'piece.reference'])
    .where('piece.id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
