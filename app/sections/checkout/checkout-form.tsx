import type { SubmitEvent } from 'react'
import { useCompany } from '#app/client/company.ts'
import { Agreement } from '#app/features/checkout/agreement.tsx'
import { ContactSection } from '#app/features/checkout/contact-section.tsx'
import type { PromisedPiece } from '#app/features/checkout/delivery-facts.tsx'
import { DeliverySection } from '#app/features/checkout/delivery-section.tsx'
import { OrderSummary } from '#app/features/checkout/order-summary.tsx'
import { PaymentSection } from '#app/features/checkout/payment-section.tsx'
import { SubmitButton } from '#app/features/checkout/submit-button.tsx'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { LostPiece } from '#app/sections/cart/lost-piece.tsx'
import { OpeningHours } from '#app/sections/contact-rows.tsx'
import { OfficeMap } from '#app/sections/info/office-map.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CartItem } from '#contract/cart.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import type { OrderMode } from '#contract/rules/order-enums.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

/** Sections of the checkout in one column, with a sticky summary beside them. On small screens, a bar with the total at the bottom. */
export function CheckoutForm({ checkout, onMode }: { checkout: Checkout; onMode: (mode: OrderMode) => void }) {
  const { form, canSubmit, mode } = checkout
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // submitting an invalid form focuses its first invalid field; other obstacles are explained beside the button
    if (canSubmit || form.firstWrong) void form.submit(event)
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-x-16 wide:grid-cols-[minmax(0,1fr)_380px] xl:gap-x-24">
      <div className="min-w-0">
        <SummaryLink checkout={checkout} />
        <ContactSection checkout={checkout} />
        <DeliverySection
          checkout={checkout}
          pieces={(checkout.shown?.items ?? []).flatMap(promisedPiece)}
          preview={(city) => <BranchMap city={city} />}
          place={(city) => <BranchPlace city={city} />}
        />
        <PaymentSection mode={mode} hasNoWallet={checkout.hasNoWallet} onMode={onMode} />
        <Agreement checkout={checkout} />
      </div>
      <div className="max-wide:mt-8">
        <div className="wide:sticky wide:top-32">
          <OrderSummary checkout={checkout} lost={(item) => <LostPiece item={item} />} />
        </div>
      </div>
      <BottomBar checkout={checkout} />
    </form>
  )
}

/** Returns the piece of a line if it can be ordered, else none. */
function promisedPiece(item: CartItem): PromisedPiece[] {
  const piece = pieceInside(item)?.piece
  if (!piece || !item.is_available) return []
  const { id, city, moving_to: movingTo } = item
  return [{ id, name: `${piece.brand.name} ${piece.model_name}`, city: city.name, movingTo: movingTo?.name ?? null }]
}

/** The pieces and their total on small screens, as a link to the summary, which is at the end of the page. */
function SummaryLink({ checkout: { shown, total, isPlacing, hasNothing } }: { checkout: Checkout }) {
  const { language, t } = useI18n()
  const pieces = (shown?.items ?? []).flatMap((item) => pieceInside(item) ?? [])
  const count = (shown?.items ?? []).reduce((sum, item) => sum + (item.is_available ? item.quantity : 0), 0)
  if (hasNothing) return null
  return (
    // no link while an order is being placed, because following it would cancel the navigation to the confirmation
    <a href={isPlacing ? undefined : '#checkout-summary'} className="no-print mb-8 flex items-center gap-4 bg-linen p-3 pr-4 wide:hidden">
      <span aria-hidden="true" className="flex shrink-0 gap-1">
        {pieces.slice(0, 3).map(({ kind, piece }) => (
          <span key={`${kind} ${piece.id}`} className="relative block h-15 w-12 bg-paper max-[379px]:nth-[n+2]:hidden">
            <Picture photo={piece.photos[0]} fallback={kind} sizes="48px" isDecorative />
          </span>
        ))}
      </span>
      <span className="min-w-0 grow text-13 whitespace-nowrap text-stone">{t('cart.goods', { count })}</span>
      <span className="figures text-17 whitespace-nowrap">{formatCents(language, total.totalCents)}</span>
    </a>
  )
}

function useBranch(city: string) {
  const { language } = useI18n()
  return useCompany().offices.find((one) => one.city[language] === city)
}

function BranchPlace({ city }: { city: string }) {
  const { language } = useI18n()
  const office = useBranch(city)
  return (
    office && (
      <>
        <p>{office.address[language]}</p>
        <OpeningHours className="mt-1 text-13 text-stone [&>span]:mr-4 [&>span]:inline-block" />
      </>
    )
  )
}

function BranchMap({ city }: { city: string }) {
  const office = useBranch(city)
  return office ? <OfficeMap key={office.key} office={office} zoom={14} className="h-55" /> : null
}

function BottomBar({ checkout }: { checkout: Checkout }) {
  const { language, t } = useI18n()
  return (
    <div
      data-bottom-bar
      className="no-print fixed inset-x-0 bottom-(--offline-bar,0) z-20 flex items-center justify-between gap-4 border-t border-hairline bg-paper px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-10 wide:hidden"
    >
      {!checkout.hasNothing && (
        <p className="shrink-0">
          <span className="block text-12 text-stone">{t('checkout.summary.total')}</span>
          <span className="figures block text-17">{formatCents(language, checkout.total.totalCents)}</span>
        </p>
      )}
      <SubmitButton checkout={checkout} className="min-w-0 px-5" />
    </div>
  )
}
