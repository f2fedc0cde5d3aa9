import { useCompany } from '#backoffice/client/company.ts'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { carrierOf } from '#contract/rules/carriers.ts'
import { personName } from '#contract/rules/person-name.ts'
import { shownPhone } from '#contract/rules/phone.ts'

export function AddressLabel({ order }: { order: StaffOrder }) {
  const { t, language } = useI18n()
  const { delivery, shipment } = order
  const company = useCompany()
  return (
    <li className="address-label" lang={language}>
      <header>
        <p className="address-label-number">{order.order_number}</p>
        {shipment && (
          <p className="text-right">{[carrierOf(shipment.carrier).name[language], shipment.tracking_number].filter(Boolean).join(' ')}</p>
        )}
      </header>
      <div className="address-label-to">
        <p className="text-12">{t('orders.labelTo')}</p>
        <p className="font-medium">{personName(order.contact.first_name, order.contact.last_name)}</p>
        {addressLines(order).map((line, index) => (
          <p key={`${index} ${line}`}>{line}</p>
        ))}
        <p className="figures">{shownPhone(order.contact.phone)}</p>
        {delivery.method === 'pickup' && <p className="text-12">{t('orders.method.pickup')}</p>}
      </div>
      <footer>
        <p>{company && `${t('orders.labelFrom')}: ${company.name}, ${company.offices[0].address[language]}`}</p>
        <p className="figures shrink-0">{company?.phone.text}</p>
      </footer>
    </li>
  )
}

function addressLines({ delivery }: StaffOrder): string[] {
  if (delivery.method === 'pickup') return [[delivery.city, delivery.workshop].filter(Boolean).join(', ')]
  return [...delivery.lines, delivery.country.name]
}
