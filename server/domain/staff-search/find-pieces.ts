import { findStock } from '#server/domain/pieces/list-stock.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

/** Finds pieces, including drafts and sold ones, with the shop's search: by name, reference, or serial if the staff member may read it. */
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
