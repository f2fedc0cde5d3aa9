import { listPromos } from '#server/domain/promos/read-promos.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

/** Finds promo codes by code or note, newest first. */
export const findPromos: Finder = async (ctx, _staff, text, max) => {
  const { promos } = await listPromos(ctx, { search: text, page: 1, page_size: max })
  return promos.map(({ id, code, note, state }) => ({ kind: 'promo', id: String(id), title: code, detail: note, status: state }))
}
