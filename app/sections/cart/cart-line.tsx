import X from 'lucide-react/icons/x'
import { lineCents, unitCents } from '#app/client/cart.ts'
import type { SavedIdsByList } from '#app/client/customer-summary.ts'
import type { SavedList } from '#app/client/saved-lists.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { pieceFacts } from '#app/i18n/piece-facts.ts'
import type { Translate } from '#app/i18n/translator.ts'
import { LineNotes } from '#app/sections/cart/line-notes.tsx'
import { QuantityStepper } from '#app/sections/cart/quantity-stepper.tsx'
import { useCartChanges } from '#app/sections/cart/use-cart.ts'
import { FactLine } from '#app/ui/fact-line.tsx'
import { iconTarget } from '#app/ui/icon-button.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CartItem } from '#contract/cart.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { pieceInside, type PieceRef } from '#contract/rules/piece-ref.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'

type Props = { item: CartItem; saved: SavedIdsByList; onToggle: (list: SavedList, piece: PieceRef) => void }

const toggles = [
  { list: 'favorite', icon: 'icon-heart', key: 'common.addToFavorites' },
  { list: 'compare', icon: 'icon-scale', key: 'common.addToCompare' },
] as const

export function CartLineRow({ item, saved, onToggle }: Props) {
  const { t } = useI18n()
  const { setQuantity, remove } = useCartChanges()
  const inside = pieceInside(item)
  if (!inside) return null
  const { kind, piece } = inside
  const ref = { kind, id: piece.id }
  const name = `${piece.brand.name} ${piece.model_name}`
  return (
    <article className="relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 py-6 sm:grid-cols-[128px_minmax(0,1fr)] sm:gap-x-6">
      <div className={`relative aspect-4/5 self-start overflow-hidden bg-ivory ${item.is_available ? '' : 'opacity-60'}`}>
        <Picture photo={primaryFirst(piece.photos)[0]} fallback={kind} sizes="128px" isDecorative />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="gap-6 sm:flex sm:justify-between">
          <div className="min-w-0">
            <p className="label text-stone">{piece.brand.name}</p>
            <h2 className="display-small mt-1 text-17 leading-[1.3] sm:text-20">
              <a
                href={piecePath(kind, piece.id)}
                className="quiet-link after:absolute after:inset-y-6 after:left-0 after:w-22 sm:after:w-32"
              >
                <NoWrap text={piece.model_name} />
              </a>
            </h2>
            <p className="fact-line mt-1 text-13 text-stone">
              <FactLine facts={[...pieceFacts(piece, t), placeText(item, t)]} />
            </p>
          </div>
          <LinePrice item={item} />
        </div>
        <LineNotes item={item} />
        <div className="-mr-3 -ml-3 mt-auto flex flex-wrap items-center sm:mr-0">
          {item.stock > 0 && (
            <QuantityStepper quantity={item.quantity} stock={item.stock} name={name} onChange={(quantity) => setQuantity(ref, quantity)} />
          )}
          <div className="ml-auto flex items-center sm:gap-1">
            {toggles.map(({ list, icon, key }) => (
              <button
                key={list}
                type="button"
                aria-label={t(key, { name })}
                aria-pressed={saved[list].has(piece.id)}
                onClick={() => onToggle(list, ref)}
                className={`${iconTarget} icon ${icon} text-stone aria-pressed:text-brass`}
              />
            ))}
            <RemoveButton name={name} onRemove={() => remove(ref)} />
          </div>
        </div>
      </div>
    </article>
  )
}

function placeText({ city, moving_to: movingTo }: CartItem, t: Translate): string {
  return movingTo ? t('cart.onItsWay', { city: movingTo.name }) : city.name
}

function LinePrice({ item }: { item: CartItem }) {
  const { language, t } = useI18n()
  const unit = unitCents(item)
  const isMany = unit !== null && item.quantity > 1
  const price =
    unit === null ? t('product.priceOnRequest') : formatCents(language, item.is_available ? lineCents(item) : unit * item.quantity)
  return (
    <p className={`figures mt-2 shrink-0 sm:mt-0 sm:text-right ${item.is_available ? '' : 'text-stone'}`}>
      <span className="text-17">{price}</span>
      {isMany && <span className="mt-1 block text-13 text-stone">{t('cart.each', { price: formatCents(language, unit) })}</span>}
    </p>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useI18n()
  return (
    <button
      type="button"
      aria-label={t('cart.removeNamed', { name })}
      onClick={onRemove}
      className="group inline-flex size-11 items-center justify-center text-13 text-stone transition-colors hover:text-brass sm:ml-2 sm:size-auto sm:min-h-11"
    >
      <X aria-hidden="true" size={18} className="sm:hidden" />
      <span className="max-sm:hidden underline decoration-ink/30 underline-offset-4 group-hover:decoration-brass">{t('cart.remove')}</span>
    </button>
  )
}
