import type { ReactNode } from 'react'
import { findOrderOffice } from '#app/client/order-office.ts'
import { specialistCard } from '#app/client/specialist.ts'
import { CopyNumber } from '#app/features/order-history/copy-number.tsx'
import { OrderPayment } from '#app/features/order-history/order-payment.tsx'
import { orderPromise } from '#app/features/order-history/order-promise.ts'
import { OrderStatusBadge } from '#app/features/order-history/order-status.tsx'
import { ProformaLink } from '#app/features/order-history/proforma-link.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { SpecialistCard } from '#app/ui/specialist-card.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { CoinQuote } from '#contract/crypto.ts'
import type { Order, OrderDelivery } from '#contract/order.ts'
import { coinNames, coinsDue } from '#contract/rules/coin-amount.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import { personName } from '#contract/rules/person-name.ts'
import { shownPhone } from '#contract/rules/phone.ts'

export function OrderFacts({ order }: { order: Order }) {
  const { language, t } = useI18n()
  const { contact, delivery, shipment, comment } = order
  const promise = orderPromise(language, order)
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-hairline pt-5 sm:grid-cols-[140px_minmax(0,1fr)]">
      <Fact name={t('history.details.number')}>
        <span className="figures inline-flex items-center">
          {order.order_number}
          <CopyNumber number={order.order_number} />
        </span>
      </Fact>
      <Fact name={t('history.details.placed')}>
        <span className="figures">{formatDate(language, order.created_at)}</span>
      </Fact>
      <Fact name={t('history.details.status')}>
        <OrderStatusBadge status={order.status} />
        <OrderPayment order={order} />
      </Fact>
      <Fact name={t('history.details.contact')}>
        {personName(contact.first_name, contact.last_name)}
        <span className="figures block whitespace-nowrap">{shownPhone(contact.phone)}</span>
        {contact.email}
      </Fact>
      <Fact name={t(delivery.method === 'pickup' ? 'history.details.pickup' : 'history.details.address')}>{formatDelivery(delivery)}</Fact>
      {promise && (
        <Fact name={promise.label}>
          <NoWrap text={promise.text} />
        </Fact>
      )}
      {shipment && (
        <Fact name={t('history.details.parcel')}>
          {shipment.carrier}
          {shipment.tracking_number && <span className="figures block">{shipment.tracking_number}</span>}
          {shipment.tracking_url && (
            <a href={shipment.tracking_url} target="_blank" rel="noreferrer" className={textLink}>
              {t('history.details.track')}
            </a>
          )}
        </Fact>
      )}
      <Fact name={t('history.details.payment')}>
        {t(`history.details.mode.${order.mode}`)}
        <ProformaLink order={order} />
      </Fact>
      {toCents(order.due_price) !== null && order.coin_quotes.map((quote) => <CoinFact key={quote.coin} quote={quote} order={order} />)}
      {comment && <Fact name={t('history.details.comment')}>{comment}</Fact>}
      {order.specialist && (
        <Fact name={t('specialist.title')}>
          <SpecialistCard
            {...specialistCard(order.specialist, t('specialist.aboutOrder', { number: order.order_number }))}
            newTab={t('common.opensInNewTab')}
          />
        </Fact>
      )}
    </dl>
  )
}

function CoinFact({ quote, order }: { quote: CoinQuote; order: Order }) {
  const { language, t } = useI18n()
  const placeTime = usePlaceTime()
  const { coin, network, address, rate_usd: rate, rate_at: at } = quote
  const amount = coinsDue(quote, order)
  return (
    <Fact name={coinNames[coin]}>
      {amount !== null && <span className="figures block">{amount}</span>}
      <span className="figures block">{address}</span>
      <span className="block text-13 text-stone">
        {network}
        {rate !== null &&
          at !== null &&
          `, ${t('history.details.rate', { rate: formatCents(language, Math.round(rate * 100)), at: placeTime(at, findOrderOffice(order.delivery, language).key) })}`}
      </span>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-13 text-stone sm:pt-0.5">{name}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:-mt-2">{children}</dd>
    </>
  )
}

export function formatDelivery(delivery: OrderDelivery): string {
  if (delivery.method === 'pickup') return [delivery.city, delivery.workshop].filter(Boolean).join(', ')
  return [...delivery.lines, delivery.country.name].join(', ')
}
