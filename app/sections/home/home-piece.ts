import type { PictureSource } from '#app/ui/picture.tsx'
import type { Photo } from '#contract/photo.ts'
import type { Kind, PieceCard } from '#contract/piece.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'

/**
 * Fields of a piece in the hero, the trending row and the popular pairs. Few fields, because the page contains their data twice: as HTML
 * and as loader data.
 */
export type HomePiece = Pick<PieceCard, 'id' | 'model_name' | 'price_usd' | 'price_on_request'> & {
  kind: Kind
  brand: { name: string }
  photo?: PictureSource
}

export function homePiece({ id, brand, model_name, price_usd, price_on_request, photos }: PieceCard, kind: Kind = 'watch'): HomePiece {
  const [first] = primaryFirst(photos)
  return { kind, id, brand: { name: brand.name }, model_name, price_usd, price_on_request, ...(first ? { photo: pictureOf(first) } : {}) }
}

/** Replaces the last watches with pieces of other kinds, spread among the remaining watches. The number of pieces stays the same. */
export function mixKinds<W extends object, J extends object, B extends object>(
  watches: readonly W[],
  jewelry: readonly J[],
  bags: readonly B[],
): ((W | J | B) & { kind: Kind })[] {
  const others = [
    ...jewelry.map((piece) => ({ ...piece, kind: 'jewelry' as const })),
    ...bags.map((piece) => ({ ...piece, kind: 'bag' as const })),
  ].slice(0, Math.max(0, watches.length - 1))
  const rest = watches.slice(0, watches.length - others.length).map((piece) => ({ ...piece, kind: 'watch' as const }))
  const mixed: ((W | J | B) & { kind: Kind })[] = []
  for (let at = 0; at < Math.max(rest.length, others.length); at++) {
    for (const piece of [rest[at], others[at]]) if (piece) mixed.push(piece)
  }
  return mixed
}

function pictureOf({ image_url, srcset_avif, srcset_webp, width, height, placeholder, alt }: Photo): PictureSource {
  return { image_url, srcset_avif, srcset_webp, width, height, placeholder, alt }
}
