import { useState } from 'react'
import type { SavedIdsByList } from '#app/client/customer-summary.ts'
import type { SavedList } from '#app/client/saved-lists.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CardBadges } from '#app/sections/card-badges.tsx'
import { FactLine } from '#app/ui/fact-line.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import type { Kind, PieceCard } from '#contract/piece.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { formerCents, toCents } from '#contract/rules/money.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'

export type CardPhoto = PictureSource & { is_primary?: boolean }

/**
 * Fields of a piece that a card needs. Only watches have a year and limited editions. If no photo is marked as primary, the card shows the
 * first photo.
 */
export type CardPiece = Omit<PieceCard, 'brand' | 'photos'> & {
  brand: { name: string }
  photos: readonly CardPhoto[]
  production_year?: number | null
  is_limited_edition?: boolean
}
type Props = {
  kind: Kind
  piece: CardPiece
  headingLevel: 'h2' | 'h3'
  sizes: string
  isFirst?: boolean
  /** Whether the photograph loads only near the viewport (`use-lazy-photos.ts`). */
  isWaiting?: boolean
  saved: SavedIdsByList
  onToggle: (list: SavedList, piece: PieceRef) => void
}

const toggles = [
  { list: 'favorite', icon: 'icon icon-heart', key: 'common.addToFavorites' },
  { list: 'compare', icon: 'icon icon-scale', key: 'common.addToCompare' },
] as const

/** A card with as few elements as possible: one link covers the whole card. Styled in `product-card.css`. */
export function ProductCard({ kind, piece, headingLevel: Heading, sizes, isFirst = false, isWaiting = false, saved, onToggle }: Props) {
  const { t } = useI18n()
  const [isHovered, setHovered] = useState(false)
  const [first, second] = primaryFirst(piece.photos)
  const year = piece.production_year ? t('product.year', { year: piece.production_year }) : null
  const facts = piece.reference ? [piece.reference, year ?? piece.size_text] : [year, piece.size_text]
  const state = [piece.condition_name, piece.city_name].map((fact) => fact?.replaceAll(' ', '\u00A0'))
  return (
    <article className="card" onPointerEnter={() => setHovered(true)}>
      <div data-photo={isWaiting ? 'waits' : ''}>
        <Picture photo={first} fallback={kind} sizes={sizes} isFirst={isFirst} isDecorative />
        {isHovered && second && (
          <div>
            <Picture photo={second} fallback={kind} sizes={sizes} isDecorative />
          </div>
        )}
      </div>
      <p>{piece.brand.name}</p>
      <Heading>
        <a href={piecePath(kind, piece.id)}>
          <NoWrap text={piece.model_name} />
        </a>
      </Heading>
      <CardFacts facts={facts} />
      <CardFacts facts={state} />
      <CardBadges piece={piece} />
      <CardPrice piece={piece} />
      <div>
        {toggles.map(({ list, icon, key }) => {
          const name = t(key, { name: piece.model_name })
          return (
            <button
              key={list}
              type="button"
              className={icon}
              aria-label={name}
              aria-pressed={saved[list].has(piece.id)}
              title={isHovered ? name : undefined}
              onClick={() => onToggle(list, { kind, id: piece.id })}
            />
          )
        })}
      </div>
    </article>
  )
}

function CardFacts({ facts }: { facts: readonly (string | null | undefined)[] }) {
  const known = facts.flatMap((fact) => fact || [])
  if (!known.length) return null
  return (
    <p className="fact-line">
      <FactLine
        facts={known.map((fact) => (
          <NoWrap key={fact} text={fact} />
        ))}
      />
    </p>
  )
}

function CardPrice({ piece }: { piece: CardPiece }) {
  const { language, t } = useI18n()
  const cents = piece.price_on_request ? null : toCents(piece.price_usd)
  if (cents === null) return piece.status === 'sold' ? null : <p>{t('product.priceOnRequest')}</p>
  const former = formerCents(cents, toCents(piece.previous_price_usd))
  return (
    <p>
      {formatCents(language, cents)}
      {former !== null && (
        <s>
          <span className="sr-only">{t('product.previousPrice')}: </span>
          {formatCents(language, former)}
        </s>
      )}
    </p>
  )
}
