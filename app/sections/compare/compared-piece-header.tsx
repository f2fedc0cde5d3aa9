import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useCart } from '#app/sections/cart/use-cart.ts'
import type { ComparedPiece } from '#app/sections/compare/comparison-rows.ts'
import { useCompareChanges } from '#app/sections/compare/use-compare-changes.ts'
import { productName, productPrice } from '#app/sections/product/product.ts'
import { iconTarget } from '#app/ui/icon-button.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'

export function ComparedPieceHeader({ piece: compared }: { piece: ComparedPiece }) {
  const { t } = useI18n()
  const { remove } = useCompareChanges()
  const { product } = compared
  const { kind, piece } = product
  const photo = primaryFirst(piece.photos)[0]
  const label = t('compare.remove', { name: productName(product) })
  return (
    <div className="relative flex h-full flex-col">
      <span className="compare-photo relative block overflow-hidden bg-ivory">
        <Picture photo={photo} fallback={kind} sizes="(min-width: 768px) 300px, 180px" isDecorative />
      </span>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => remove(compared)}
        className={`no-print absolute top-0 right-0 z-1 ${iconTarget}`}
      >
        <X aria-hidden="true" size={18} />
      </button>
      <span className="label mt-3 block text-stone">{piece.brand.name}</span>
      <a href={piecePath(kind, piece.id)} className="quiet-link display-small mt-1 block text-17 leading-[1.3]">
        <NoWrap text={piece.model_name} />
      </a>
      <CartAction compared={compared} />
    </div>
  )
}

const action = `no-print mt-auto inline-flex min-h-11 items-center gap-1.5 self-start pt-2 text-13 ${textLink}`

/**
 * Adds the piece to the cart. Links to the cart if the piece is in it, and to the piece's page if it has no price. If the piece is
 * unavailable, says why.
 */
function CartAction({ compared }: { compared: ComparedPiece }) {
  const { t } = useI18n()
  const { cart } = useCart()
  const { addToCart } = useCompareChanges()
  const { product } = compared
  const { kind, piece } = product
  if (piece.status !== 'available')
    return <span className="mt-auto flex min-h-11 items-center pt-2 text-13 text-stone">{t(`product.${piece.status}`)}</span>
  if (productPrice(product).cents === null) {
    return (
      <a href={piecePath(kind, piece.id)} className={action}>
        {t('compare.askPrice')}
      </a>
    )
  }
  if (cart.pieceIds.has(piece.id)) {
    return (
      <a href={paths.cart} className={action}>
        <Check aria-hidden="true" size={14} />
        {t('product.inCartShort')}
      </a>
    )
  }
  return (
    <button
      type="button"
      aria-label={t('compare.addNamed', { name: productName(product) })}
      onClick={() => addToCart(compared)}
      className={action}
    >
      {t('product.addToCartShort')}
    </button>
  )
}
