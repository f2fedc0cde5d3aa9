import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { PieceCard } from '#contract/piece.ts'

/** What the badges of a card say something about; only watches have editions. */
export type BadgedPiece = Pick<PieceCard, 'status' | 'previous_price_usd' | 'full_set'> & { is_limited_edition?: boolean }

/** What is special about a piece, as small text over the corner of its photo. */
export function CardBadges({ piece }: { piece: BadgedPiece }) {
  const { t } = useI18n()
  const badges = [
    piece.status === 'available' ? null : t(`product.${piece.status}`),
    piece.previous_price_usd ? t('product.sale') : null,
    piece.is_limited_edition ? t('product.limited') : null,
    piece.full_set ? t('product.fullSet') : null,
  ].filter((badge) => badge !== null)
  if (!badges.length) return null
  const [first, second] = badges
  return (
    <p>
      {first}
      {second && <span className="max-md:sr-only"> · {second}</span>}
    </p>
  )
}
