import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { changeCart, isBlocking, lineCents, unitCents } from '#app/client/cart.ts'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { PromoField } from '#app/features/checkout/promo-field.tsx'
import { SubmitButton } from '#app/features/checkout/submit-button.tsx'
import { SubmitFailure } from '#app/features/checkout/submit-failure.tsx'
import { Totals } from '#app/features/checkout/totals.tsx'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { pieceFacts } from '#app/i18n/piece-facts.ts'
import { FactLine } from '#app/ui/fact-line.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { toast } from '#app/ui/toast.ts'
import { useFocusRestore } from '#app/ui/use-focus-restore.ts'
import type { CartItem } from '#contract/cart.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

type Props = { checkout: Checkout; lost: (item: CartItem) => ReactNode }

/** `lost` renders the actions for a piece that another customer has bought or reserved. */
export function OrderSummary({ checkout, lost }: Props) {
  const { t } = useI18n()
  const { shown, form, failure, promo, isBlocked, hasNothing, hasNoWallet, isEmpty } = checkout
  const listRef = useFocusRestore<HTMLElement>()
  return (
    <aside ref={listRef} aria-labelledby="checkout-summary" className="border border-hairline bg-paper p-5 sm:p-7">
      <h2 id="checkout-summary" tabIndex={-1} className="display-small text-24 outline-none">
        {t('checkout.summary.title')}
      </h2>
      <ul className="mt-5 divide-y divide-hairline border-y border-hairline">
        {shown?.items.map((item) => (
          <SummaryLine key={item.id} item={item} lost={lost} />
        ))}
      </ul>
      <div className="mt-5">
        <PromoField entry={promo} isDisabled={isEmpty} />
      </div>
      <Totals checkout={checkout} />
      {isBlocked && !failure && (
        <output className="mt-4 block text-13 text-oxblood">{t(hasNothing ? 'cart.nothingToOrder' : 'checkout.summary.blocked')}</output>
      )}
      {hasNoWallet && <output className="mt-4 block text-13 text-oxblood">{t('checkout.payment.cryptoNone')}</output>}
      {failure && <SubmitFailure text={failure} isBrought={form.firstWrong === null} />}
      <SubmitButton checkout={checkout} className="mt-5 w-full max-wide:hidden" />
      <Reassurance isReservation={checkout.mode === 'reserve'} />
    </aside>
  )
}

function Reassurance({ isReservation }: { isReservation: boolean }) {
  const company = useCompany()
  const { t } = useI18n()
  return (
    <div className="mt-4 grid gap-2 text-13 text-stone">
      {isReservation && <p className="text-ink">{t('checkout.summary.nothingNow')}</p>}
      <p>{t('checkout.summary.reassurance')}</p>
      <p className="flex flex-wrap items-center gap-x-2">
        {t('checkout.summary.questions')}
        <a href={company.phone.href} className={`figures inline-flex min-h-11 items-center text-ink wide:min-h-6 ${textLink}`}>
          {company.phone.text}
        </a>
      </p>
    </div>
  )
}

function SummaryLine({ item, lost }: { item: CartItem; lost: Props['lost'] }) {
  const { language, t } = useI18n()
  const inside = pieceInside(item)
  if (!inside) return null
  const { kind, piece } = inside
  const name = `${piece.brand.name} ${piece.model_name}`
  const remove = () => {
    changeCart({ kind: 'remove', piece: { kind, id: piece.id } }).catch(() => toast.error(t('checkout.summary.removeFailed')))
  }
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] items-start gap-x-4 py-4 min-[400px]:grid-cols-[56px_minmax(0,1fr)_auto]">
      <span className={`relative block h-[70px] bg-ivory ${item.is_available ? '' : 'opacity-50'}`}>
        <Picture photo={piece.photos[0]} fallback={kind} sizes="56px" isDecorative />
      </span>
      <span className="min-w-0">
        <span className="block text-12 text-stone">{piece.brand.name}</span>
        <a href={piecePath(kind, piece.id)} className="quiet-link block">
          {piece.model_name}
        </a>
        <span className="fact-line block text-13 text-stone">
          <FactLine facts={pieceFacts(piece, t)} />
        </span>
        {item.quantity > 1 && (
          <span className="figures block text-13 text-stone">{t('checkout.summary.quantity', { count: item.quantity })}</span>
        )}
        {unitCents(item) === null && <span className="block text-13">{t('product.priceOnRequest')}</span>}
        {isBlocking(item) && <span className="block text-13 text-oxblood">{t('checkout.summary.unavailable')}</span>}
        {lost(item)}
        {item.pending_order && (
          <Link to={paths.payOrder(item.pending_order.id)} className={`block text-13 ${textLink}`}>
            {t('checkout.summary.inOwnOrder', { number: item.pending_order.order_number })}
          </Link>
        )}
      </span>
      {item.is_available ? (
        <span className="figures max-[399px]:col-start-2 min-[400px]:text-right">
          {unitCents(item) !== null && formatCents(language, lineCents(item))}
        </span>
      ) : (
        <button
          type="button"
          aria-label={t('checkout.summary.remove', { name })}
          onClick={remove}
          className="quiet-link -mt-2.5 -mr-3 grid size-11 place-items-center max-[399px]:col-start-2 max-[399px]:m-0 max-[399px]:-ml-3"
        >
          <X aria-hidden="true" size={18} />
        </button>
      )}
    </li>
  )
}
