import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { orderQuery } from '#app/client/checkout.ts'
import { placedOrderId } from '#app/client/paths.ts'
import { PlacedFacts } from '#app/features/order-history/placed-facts.tsx'
import { PlacedPieces } from '#app/features/order-history/placed-pieces.tsx'
import { PlacedSteps } from '#app/features/order-history/placed-steps.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { useBringIntoView } from '#app/ui/use-bring-into-view.ts'
import type { Order } from '#contract/order.ts'

/** Returns the order whose confirmation the current navigation requests. Null if there is none or the order is no longer pending. */
export function usePlacedOrder(): Order | null {
  const id = placedOrderId(useLocation().state)
  const { data: order } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== null })
  return id !== null && order?.status === 'pending' ? order : null
}

export function PlacedOrder({ order }: { order: Order }) {
  const { t } = useI18n()
  const sectionRef = useBringIntoView<HTMLElement>('start')
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-labelledby="placed-order"
      className="mb-14 scroll-mt-32 bg-linen px-5 py-8 outline-none sm:p-10 xl:p-14"
    >
      <p className="label text-stone">{t('history.placed.thanks', { name: order.contact.first_name })}</p>
      <h2 id="placed-order" className="display figures mt-3 text-32 sm:text-44">
        <NoWrap text={t('checkout.placed', { number: order.order_number })} />
      </h2>
      <PlacedPieces order={order} />
      <PlacedSteps order={order} />
      <PlacedFacts order={order} />
    </section>
  )
}
