import { Link } from 'react-router'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { CustomerLink } from '#backoffice/sections/orders/record/customer-link.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { factLink } from '#backoffice/ui/text-link.ts'
import { personName } from '#contract/rules/person-name.ts'
import { internationalPhone, phoneHref, shownPhone } from '#contract/rules/phone.ts'

export function CustomerPanel({ order }: { order: StaffOrder }) {
  const { t } = useI18n()
  const { money, day, time } = useFormat(useOfficeTimeZone().timeZone)
  const { contact, customer } = order
  return (
    <Panel title={t('orders.customer')}>
      <p className="mb-3 text-15 font-medium">{personName(contact.first_name, contact.last_name)}</p>
      <FactList
        items={[
          contact.phone !== '' && [
            t('orders.phone'),
            <a key="phone" href={phoneHref(contact.phone)} className={`figures ${factLink}`}>
              {shownPhone(contact.phone)}
            </a>,
          ],
          contact.email !== '' && [
            t('orders.emailAddress'),
            <a key="email" href={`mailto:${contact.email}`} className={factLink}>
              {contact.email}
            </a>,
          ],
          [t('orders.language'), t(`orders.languages.${order.language}`)],
          [
            t('orders.boughtLabel'),
            <span key="bought" className="grid">
              {t('orders.bought', { count: customer.order_count, sum: money(customer.bought_usd) })}
              {contact.phone !== '' && (
                <Link to={`${paths.orders}?search=${encodeURIComponent(`+${internationalPhone(contact.phone)}`)}`} className={factLink}>
                  {t('orders.ordersOfPerson')}
                </Link>
              )}
            </span>,
          ],
          customer.holds.length > 0 && [
            t('orders.heldFor'),
            <span key="holds" className="grid">
              {customer.holds.map(({ piece_id: id, name, until }) => (
                <Link key={id} to={paths.piece(id)} className={factLink}>
                  {t('orders.heldUntil', { name, time: time(until) })}
                </Link>
              ))}
            </span>,
          ],
          [t('orders.since'), day(customer.since)],
          order.placed_by !== null && [t('orders.placedBy'), order.placed_by],
          order.customer_link !== null &&
            (order.can_edit || order.customer_link.agreed_at !== null) && [
              t('orders.linkOfCustomer'),
              <CustomerLink key="link" link={order.customer_link} isOpen={order.can_edit} />,
            ],
          [t('orders.created'), time(order.created_at)],
          [t('orders.payment'), t(`orders.mode.${order.mode}`)],
          order.cancel_reason !== null && [t('orders.cancelled'), order.cancel_reason],
        ]}
      />
      {order.comment && <blockquote className="mt-4 border-l-2 border-brass pl-3 text-14 whitespace-pre-wrap">{order.comment}</blockquote>}
    </Panel>
  )
}
