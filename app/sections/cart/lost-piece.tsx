import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePieceBell } from '#app/sections/use-piece-bell.ts'
import { textLink } from '#app/ui/text-link.ts'
import type { CartItem } from '#contract/cart.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { pieceInside, type PieceRef } from '#contract/rules/piece-ref.ts'

/**
 * Actions for a line whose piece another customer has bought or reserved: see similar pieces, or be notified when it is available again.
 */
export function LostPiece({ item }: { item: CartItem }) {
  const { t } = useI18n()
  const inside = pieceInside(item)
  if (!inside || item.is_available || item.pending_order || (inside.piece.status !== 'sold' && inside.piece.status !== 'reserved'))
    return null
  const { kind, piece } = inside
  const name = `${piece.brand.name} ${piece.model_name}`
  return (
    <span className="relative z-1 flex flex-wrap gap-x-6 text-13">
      <a href={`${piecePath(kind, piece.id)}#related`} aria-label={t('cart.similarTo', { name })} className={`${target} ${textLink}`}>
        {t('product.similar')}
      </a>
      <Bell piece={{ kind, id: piece.id }} name={name} />
    </span>
  )
}

const target = 'inline-flex min-h-11 items-center'

function Bell({ piece, name }: { piece: PieceRef; name: string }) {
  const { t } = useI18n()
  const { isOn, ring } = usePieceBell(piece)
  if (isOn)
    return (
      <a href={paths.favorites} aria-label={t('cart.willTellOf', { name })} className={`${target} text-moss ${textLink}`}>
        {t('cart.willTell')}
      </a>
    )
  return (
    <button type="button" onClick={ring} aria-label={t('cart.tellOf', { name })} className={`${target} ${textLink}`}>
      {t('cart.tell')}
    </button>
  )
}
