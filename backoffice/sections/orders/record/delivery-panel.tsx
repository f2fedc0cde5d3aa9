import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { usePromise } from '#backoffice/sections/orders/record/use-promise.ts'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { carrierOf } from '#contract/rules/carriers.ts'
import { coinNames, coinsDue } from '#contract/rules/coin-amount.ts'

export function DeliveryPanel({ order }: { order: StaffOrder }) {
  const { t, language } = useI18n()
  const { money, time } = useFormat(useOfficeTimeZone().timeZone)
  const promise = usePromise(order)
  const { delivery, shipment } = order
  return (
    <Panel title={t('orders.receiving')}>
      <FactList
        items={[
          [t(`orders.method.${delivery.method}`), placeOf(delivery)],
          promise !== null && [promise.label, promise.text],
          order.expires_at !== null && [
            t('orders.reservedUntil'),
            <time key="hold" dateTime={order.expires_at}>
              {time(order.expires_at)}
            </time>,
          ],
          shipment !== null && [
            t('orders.parcel'),
            <span key="parcel" className="grid">
              {carrierOf(shipment.carrier).name[language]}
              {shipment.tracking_number && <span className="figures">{shipment.tracking_number}</span>}
              {shipment.tracking_url && (
                <a
                  href={shipment.tracking_url}
                  target="_blank"
                  rel="noreferrer"
                  className="underline underline-offset-4 finger:inline-flex finger:min-h-11 finger:items-center"
                >
                  {t('orders.track')}
                </a>
              )}
            </span>,
          ],
          Boolean(shipment?.insured_usd) && [
            t('orders.insured'),
            <span key="insured" className="figures">
              {money(shipment?.insured_usd)}
            </span>,
          ],
          order.identity_seen === true && [t('orders.identity'), t('orders.identityYes')],
          ...order.coin_quotes.map(
            (quote) =>
              [
                coinNames[quote.coin],
                <span key={quote.coin} className="figures grid break-all">
                  {Number(order.money.due_usd) > 0
                    ? coinsDue(quote, { received_price: order.money.taken_usd, due_price: order.money.due_usd })
                    : quote.amount}
                  <span className="text-stone">{quote.address}</span>
                </span>,
              ] as const,
          ),
        ]}
      />
    </Panel>
  )
}

function placeOf(delivery: StaffOrder['delivery']): string {
  if (delivery.method === 'pickup') return [delivery.city, delivery.workshop].filter(Boolean).join(', ')
  return [...delivery.lines, delivery.country.name].join(', ')
}
