import { findStock } from '#server/domain/pieces/list-stock.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

/** Finds pieces in any status by the shop's search: by name, by reference, and by serial if the staff member may read serials. */
export const findPieces: Finder = async (ctx, staff, text, max) => {
  const rows = await findStock(ctx, staff, text, max)
  return rows.map(({ id, brand, modelName, reference, status, traits }) => ({
    kind: 'piece',
    id: String(id),
    title: `${brand} ${modelName}`,
    detail: reference ?? '',
    status,
    traits,
  }))
}
