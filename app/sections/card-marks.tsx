import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CardPiece } from '#app/sections/product-card.tsx'

/** What is special about a piece, as small text over the corner of its photo. */
export function CardMarks({ piece }: { piece: CardPiece }) {
  const { t } = useI18n()
  const marks = [
    piece.status === 'available' ? null : t(`product.${piece.status}`),
    piece.previous_price_usd ? t('product.sale') : null,
    piece.is_limited_edition ? t('product.limited') : null,
    piece.full_set ? t('product.fullSet') : null,
  ].filter((mark) => mark !== null)
  if (!marks.length) return null
  const [first, second] = marks
  return (
    <p>
      {first}
      {second && <span className="max-md:sr-only"> · {second}</span>}
    </p>
  )
}
