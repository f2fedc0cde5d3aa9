import { piecePath } from '#contract/rules/piece-path.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCents } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CardMarks } from '#app/sections/card-marks.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import type { Kind, PieceCard } from '#contract/piece.ts'
import { originalCents, toCents } from '#contract/rules/money.ts'

export type CardPhoto = PictureSource & { is_primary?: boolean }

/** A piece as a card needs it; only watches have a year and editions. Without a primary photo the first one serves. */
export type CardPiece = Omit<PieceCard, 'brand' | 'photos'> & {
  brand: { name: string }
  photos: readonly CardPhoto[]
  production_year?: number | null
  is_limited_edition?: boolean
}
export type CardToggle = 'favorite' | 'compare'
type Props = {
  kind: Kind
  piece: CardPiece
  headingLevel: 'h2' | 'h3'
  sizes: string
  isFirst?: boolean
  onToggle: (toggle: CardToggle, kind: Kind, id: number) => void
}

/** One piece in a list: few elements, one link over the whole card. */
export function ProductCard({ kind, piece, headingLevel: Heading, sizes, isFirst = false, onToggle }: Props) {
  const { t } = useI18n()
  const [isLookedAt, setLookedAt] = useState(false)
  const [first, second] = primaryFirst(piece)
  const facts = [piece.reference, piece.production_year ? t('product.year', { year: piece.production_year }) : null].filter(Boolean)
  return (
    <article className="group/card relative" onPointerEnter={() => setLookedAt(true)}>
      <div className="relative aspect-4/5 overflow-hidden bg-ivory" data-photo>
        <Picture photo={first} fallback={kind} sizes={sizes} isFirst={isFirst} isDecorative />
        {isLookedAt && second && (
          <div className="absolute inset-0 bg-ivory opacity-0 transition-opacity duration-280 group-hover/card:opacity-100">
            <Picture photo={second} fallback={kind} sizes={sizes} isDecorative />
          </div>
        )}
        <CardMarks piece={piece} />
      </div>
      <p className="label mt-4 text-stone">{piece.brand.name}</p>
      <Heading className="display-small mt-1 text-17 leading-[1.3] md:text-20">
        <Link
          to={piecePath(kind, piece.id)}
          prefetch="intent"
          viewTransition
          className="transition-colors group-hover/card:text-brass after:absolute after:inset-0"
        >
          {piece.model_name}
        </Link>
      </Heading>
      {facts.length > 0 && <p className="figures mt-1 text-13 text-stone">{facts.join(' · ')}</p>}
      <CardPrice piece={piece} />
      <div className="absolute top-1 right-1 flex flex-col transition-opacity hover-hover:opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100">
        <Toggle
          icon="heart"
          label={t('common.addToFavorites', { name: piece.model_name })}
          onPress={() => onToggle('favorite', kind, piece.id)}
        />
        <Toggle
          icon="scale"
          label={t('common.addToCompare', { name: piece.model_name })}
          onPress={() => onToggle('compare', kind, piece.id)}
        />
      </div>
    </article>
  )
}

function primaryFirst({ photos }: CardPiece) {
  const primary = photos.find((photo) => photo.is_primary) ?? photos[0]
  return [primary, photos.find((photo) => photo !== primary)]
}

function CardPrice({ piece }: { piece: CardPiece }) {
  const { language, t } = useI18n()
  const cents = piece.price_on_request ? null : toCents(piece.price_usd)
  if (cents === null) return <p className="mt-2 text-15">{t('product.priceOnRequest')}</p>
  const original = originalCents({
    priceCents: cents,
    previousCents: toCents(piece.previous_price_usd),
    isLimitedEdition: piece.is_limited_edition ?? false,
  })
  return (
    <p className="figures mt-2 text-15">
      {formatCents(language, cents)}
      {original !== null && (
        <s className="ml-3 text-13 text-stone">
          <span className="sr-only">{t('product.previousPrice')}: </span>
          {formatCents(language, original)}
        </s>
      )}
    </p>
  )
}

function Toggle({ icon, label, onPress }: { icon: 'heart' | 'scale'; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="flex size-11 items-center justify-center hover:text-brass"
    >
      <svg aria-hidden="true" className="size-5 fill-none stroke-current stroke-[1.5] [stroke-linejoin:round]">
        <use href={`#icon-${icon}`} />
      </svg>
    </button>
  )
}
