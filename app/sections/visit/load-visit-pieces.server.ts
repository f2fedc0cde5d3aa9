import { ApiError } from '#app/client/api-error.ts'
import { getBag, getJewelry, getWatch } from '#app/client/catalog.ts'
import type { VisitPiece } from '#app/features/enquiry/visit-pieces.tsx'
import { placeOf, transferNotes } from '#app/sections/product/transfer.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { limits } from '#contract/limits.ts'

const readers = { watch: getWatch, jewelry: getJewelry, bag: getBag }

/**
 * Loads the pieces that the URL names, such as `watch-7`, in the order of the URL, up to the maximum per visit. Skips missing and sold
 * pieces.
 */
export async function loadVisitPieces(page: PageContext, refs: readonly string[]): Promise<VisitPiece[]> {
  const known = [...new Set(refs)].filter((ref) => /^(watch|jewelry|bag)-[1-9]\d{0,8}$/.test(ref)).slice(0, limits.visitPiecesMax)
  const found = await Promise.all(known.map((ref) => load(ref)))
  return found.flatMap((piece) => piece ?? [])

  async function load(ref: string): Promise<VisitPiece | null> {
    const [kind, id] = ref.split('-')
    const read = kind === 'bag' || kind === 'jewelry' ? readers[kind] : readers.watch
    try {
      const { brand, model_name: model, photos, status, ...piece } = await read(page.callApi, Number(id))
      const photo = photos.find((each) => each.is_primary) ?? photos[0]
      if (status === 'sold') return null
      const shown = { ref, name: `${brand.name} ${model}`, photo: photo?.thumbnail_url ?? null }
      return { ...shown, place: placeOf(piece), notes: transferNotes(page, piece) }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null
      throw error
    }
  }
}
