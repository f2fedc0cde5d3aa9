import { findStock } from '#server/domain/pieces/list-stock.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

/** Pieces by name, reference, or serial where the person may read it; drafts and sold ones too, by the shop's own search. */
export const findPieces: Finder = async (ctx, staff, text, max) => {
  const rows = await findStock(ctx, staff, text, max)
  return rows.map(({ id, brand, modelName, reference, productionYear, status }) => ({
    kind: 'piece',
    id: String(id),
    title: `${brand} ${modelName}`,
    detail: [reference, productionYear].filter(Boolean).join(' · '),
    status,
  }))
}
