import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { orderQuery } from '#app/client/checkout.ts'
import { useCompany } from '#app/client/company.ts'
import { placedOrderId } from '#app/client/paths.ts'
import { listOrderLines } from '#app/features/order-history/list-order-lines.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { useBringIntoView } from '#app/ui/use-bring-into-view.ts'
import type { Order } from '#contract/order.ts'
import { formatLongDateTime } from '#contract/rules/dates.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import { formatPhone } from '#contract/rules/phone.ts'

/** The confirmation of the order that led here: what it is, what happens next and when, how it is paid, whom to call. */
export function PlacedOrder() {
  const id = placedOrderId(useLocation().state)
  return id ? <PlacedOrderById key={id} id={id} /> : null
}

function PlacedOrderById({ id }: { id: string }) {
  const { data: order } = useQuery(orderQuery(id))
  return order?.status === 'pending' ? <Confirmation order={order} /> : null
}

function Confirmation({ order }: { order: Order }) {
  const company = useCompany()
  const { language, t } = useI18n()
  const sectionRef = useBringIntoView<HTMLElement>()
  const { contact, delivery, expires_at: until } = order
  const pieces = listOrderLines(order).map(({ piece }) => `${piece.brand.name} ${piece.model_name}`)
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-labelledby="placed-order"
      className="mb-10 scroll-mt-32 border border-hairline bg-ivory p-5 outline-none sm:p-8"
    >
      <h2 id="placed-order" className="display-small figures text-20 sm:text-24">
        <NoWrap text={t('checkout.placed', { number: order.order_number })} />
      </h2>
      <p className="figures mt-3">
        {pieces.join(', ')} — {formatCents(language, toCents(order.total_price) ?? 0)}
      </p>
      <h3 className="label mt-6 text-stone">{t('history.placed.next')}</h3>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {until && <li>{t('history.placed.call', { until: formatLongDateTime(language, until), phone: formatPhone(contact.phone) })}</li>}
        <li>{t(`history.placed.${delivery.method}`)}</li>
        <li>{t('history.placed.email', { email: contact.email })}</li>
      </ol>
      <p className="mt-6 text-stone">
        {t('history.placed.questions')}{' '}
        <a href={company.phone.href} className={`whitespace-nowrap text-ink ${textLink}`}>
          {company.phone.text}
        </a>
      </p>
    </section>
  )
}
