import type { CallApi } from '#app/client/call-api.ts'
import { listBags, listJewelry, listWatches } from '#app/client/catalog.ts'
import type { Page } from '#contract/paging.ts'
import type { Kind, PieceCard } from '#contract/piece.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'

const relatedPageSize = 12

type RelatedPiece = PieceCard & { production_year?: number | null; is_limited_edition?: boolean }

/** Other pieces of the same brand. `next` is the path of the next page; null if there is none. */
export type Related = { pieces: RelatedPiece[]; next: string | null }

const none: Related = { pieces: [], next: null }
const lists = { watch: listWatches, jewelry: listJewelry, bag: listBags } as const
/** A card shows two photos; more would only enlarge the page. */
const photosOfCard = 2

/** Returns the first twelve pieces of the brand, minus `piece` itself. Empty on failure. Only watches have further pages (`next`). */
export async function listRelated(call: CallApi, kind: Kind, piece: { id: number; brand: { name: string } }): Promise<Related> {
  const list: (call: CallApi, view: { brand: string; page_size: number }) => Promise<Page<RelatedPiece>> = lists[kind]
  const found = await list(call, { brand: piece.brand.name, page_size: relatedPageSize }).catch(() => null)
  if (!found) return none
  return { pieces: withoutCurrent(found, piece.id), next: kind === 'watch' ? found.next : null }
}

export async function listMoreRelated(call: CallApi, next: string, currentId: number): Promise<Related> {
  const found = await call('GET /api/watches/', { url: next }).catch(() => null)
  return found ? { pieces: withoutCurrent(found, currentId), next: found.next } : none
}

function withoutCurrent(found: Page<RelatedPiece>, id: number): RelatedPiece[] {
  return found.results
    .filter((piece) => piece.id !== id)
    .map((piece) => ({ ...piece, photos: primaryFirst(piece.photos).slice(0, photosOfCard) }))
}
