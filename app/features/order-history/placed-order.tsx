import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { orderQuery } from '#app/client/checkout.ts'
import { useCompany } from '#app/client/company.ts'
import { placedOrderId } from '#app/client/paths.ts'
import { listOrderLines } from '#app/features/order-history/list-order-lines.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture } from '#app/ui/picture.tsx'
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
  const steps = [
    until && t('history.placed.call', { until: formatLongDateTime(language, until), phone: formatPhone(contact.phone) }),
    t(`history.placed.${delivery.method}`),
    t('history.placed.email', { email: contact.email }),
  ].filter((step) => step !== null)
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-labelledby="placed-order"
      className="mb-14 scroll-mt-32 bg-ivory px-5 py-8 outline-none sm:p-10"
    >
      <p className="label text-stone">{t('history.placed.thanks', { name: contact.first_name })}</p>
      <h2 id="placed-order" className="display figures mt-3 text-32 sm:text-44">
        <NoWrap text={t('checkout.placed', { number: order.order_number })} />
      </h2>
      <PlacedPieces order={order} />
      <h3 className="label mt-10 text-stone">{t('history.placed.next')}</h3>
      <ol className="mt-4 grid gap-x-8 gap-y-5 lg:grid-cols-3">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-4 border-t border-ink pt-3 wrap-anywhere lg:block">
            <span aria-hidden="true" className="display-small figures block text-20 text-brass">
              {at + 1}
            </span>
            <p className="max-lg:pt-0.5 lg:mt-2">
              <NoWrap text={step} />
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 text-stone">
        {t('history.placed.questions')}{' '}
        <a href={company.phone.href} className={`whitespace-nowrap text-ink ${textLink}`}>
          {company.phone.text}
        </a>
      </p>
    </section>
  )
}

/** What was ordered, with its photographs, and the sum. */
function PlacedPieces({ order }: { order: Order }) {
  const { language, t } = useI18n()
  return (
    <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {listOrderLines(order).map(({ id, kind, piece, photo }) => (
          <li key={id} className="flex min-w-0 items-center gap-4">
            <span className="relative block h-[90px] w-18 shrink-0 bg-paper">
              <Picture photo={photo} fallback={kind} sizes="72px" isDecorative />
            </span>
            <span className="min-w-0">
              <span className="block text-13 text-stone">{piece.brand.name}</span>
              <NoWrap text={piece.model_name} />
              {piece.reference && <span className="figures block text-13 text-stone">{piece.reference}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="figures ml-auto whitespace-nowrap">
        <span className="mr-3 text-stone">{t('history.details.total')}</span>
        <span className="text-24">{formatCents(language, toCents(order.total_price) ?? 0)}</span>
      </p>
    </div>
  )
}
