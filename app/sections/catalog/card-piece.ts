import type { CardPhoto, CardPiece } from '#app/sections/product-card.tsx'
import type { BagCard } from '#contract/bag.ts'
import type { JewelryCard } from '#contract/jewelry.ts'
import type { Photo } from '#contract/photo.ts'
import type { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'
import type { Kind } from '#contract/piece.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'
import type { WatchCard } from '#contract/watch.ts'

type ListedPiece = WatchCard | JewelryCard | BagCard | PieceOfAnyKind
type ShownPiece = CardPiece & { kind?: Kind }

const known = new WeakMap<ListedPiece, ShownPiece>()

/** Removes the fields that cards do not show, to keep the loader data in the page small. */
export function toCardPiece(piece: ListedPiece): ShownPiece {
  const card = known.get(piece) ?? withoutUnshown(piece)
  known.set(piece, card)
  return card
}

function withoutUnshown(piece: ListedPiece): ShownPiece {
  const { id, brand, model_name, reference, price_usd, price_on_request, previous_price_usd, full_set, status } = piece
  const { condition_name, city_name, size_text } = piece
  const [primary, second] = primaryFirst(piece.photos)
  const photos = [primary && toCardPhoto(primary), second && { ...toCardPhoto(second), placeholder: '' }].filter(
    (photo) => photo !== undefined,
  )
  const common = {
    id,
    brand: { name: brand.name },
    model_name,
    reference,
    price_usd,
    price_on_request,
    previous_price_usd,
    photos,
    full_set,
    status,
    condition_name,
    city_name,
    size_text,
    ...('kind' in piece ? { kind: piece.kind } : {}),
  }
  if (!('production_year' in piece)) return common
  return { ...common, production_year: piece.production_year, is_limited_edition: piece.is_limited_edition }
}

function toCardPhoto({ image_url, srcset_avif, srcset_webp, width, height, placeholder }: Photo): CardPhoto {
  return { image_url, srcset_avif, srcset_webp, width, height, placeholder, alt: '' }
}
