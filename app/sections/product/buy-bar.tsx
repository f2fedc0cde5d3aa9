import { type RefObject, useEffect, useState } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ActionsForm, MainAction } from '#app/sections/product/product-actions.tsx'
import { type Product, productPrice } from '#app/sections/product/product.ts'
import type { ProductActionHandlers } from '#app/sections/product/use-product-actions.tsx'
import { formatCents } from '#contract/rules/format-cents.ts'

type ElementRef = RefObject<HTMLElement | null>
type Props = { product: Product; actions: ProductActionHandlers; buttons: ElementRef; until: ElementRef }

/**
 * The price and the main button at the bottom of small screens. Shown while the page's own buttons are out of view and the page is not
 * scrolled down to `until` (EDN-04).
 */
export function BuyBar({ product, actions, buttons, until }: Props) {
  const { language, t } = useI18n()
  const isShown = useIsAway(buttons, until)
  const { cents } = productPrice(product)
  const { model_name: model, status } = product.piece
  const price = cents === null ? t('product.priceOnRequest') : formatCents(language, cents)
  return (
    <div
      inert={!isShown}
      data-bottom-bar
      data-shown={isShown || undefined}
      className="no-print invisible fixed inset-x-0 bottom-(--offline-bar,0) z-20 translate-y-full border-t border-hairline bg-paper px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] transition-[translate,visibility] data-shown:visible data-shown:translate-y-0 md:px-10 wide:hidden"
    >
      <ActionsForm path={actions.path}>
        <div className="flex items-center justify-between gap-4">
          <p className="min-w-0">
            <span className="block truncate text-12 text-stone">{model}</span>
            <span className="figures block truncate text-15">
              {actions.isForSale || status === 'available' ? price : t(`product.${status}`)}
            </span>
          </p>
          <MainAction product={product} actions={actions} isShort className="shrink-0 px-5" />
        </div>
      </ActionsForm>
    </div>
  )
}

function useIsAway(buttons: ElementRef, until: ElementRef): boolean {
  const areButtonsSeen = useIsWithin(buttons, '0px')
  // extends the viewport upwards, so that `until` counts as reached even after a jump past it
  const isUntilReached = useIsWithin(until, '9999999px 0px 0px')
  return areButtonsSeen === false && isUntilReached === false
}

/** Whether an element is within the viewport extended by `rootMargin`. Null until the observer has reported. */
function useIsWithin(element: ElementRef, rootMargin: string): boolean | null {
  const [isWithin, setWithin] = useState<boolean | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setWithin(entry?.isIntersecting ?? null), { rootMargin })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, rootMargin])
  return isWithin
}
