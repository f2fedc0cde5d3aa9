import { useI18n } from '#app/i18n/i18n-context.tsx'
import { FactLine } from '#app/ui/fact-line.tsx'
import type { PieceCard } from '#contract/piece.ts'

type BadgedPiece = Pick<PieceCard, 'status' | 'previous_price_usd' | 'full_set'> & { is_limited_edition?: boolean }

/** Shows badges as small text below a photo. If the piece is unavailable, the first and most prominent badge says so (EDN-07). */
export function CardBadges({ piece }: { piece: BadgedPiece }) {
  const { t } = useI18n()
  const badges = [
    piece.previous_price_usd ? t('product.sale') : null,
    piece.is_limited_edition ? t('product.limited') : null,
    piece.full_set ? t('product.fullSet') : null,
  ].filter((badge) => badge !== null)
  const away = piece.status === 'available' ? null : t(`product.${piece.status}`)
  if (!badges.length && !away) return null
  return (
    <p data-badges="" className="fact-line">
      <FactLine facts={[...(away ? [<b key={away}>{withoutBreaks(away)}</b>] : []), ...badges.map(withoutBreaks)]} />
    </p>
  )
}

/** Keeps each badge on one line, so that lines break only between badges. */
const withoutBreaks = (badge: string) => badge.replaceAll(' ', '\u00A0')
