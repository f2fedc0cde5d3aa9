import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { orderQuery } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useRememberRecord } from '#backoffice/client/use-remember-record.ts'
import { PresentPeople } from '#backoffice/features/presence/present-people.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { OrderStatusBadge, TimeLeft } from '#backoffice/sections/orders/order-status.tsx'
import { CustomerPanel } from '#backoffice/sections/orders/record/customer-panel.tsx'
import { DeliveryPanel } from '#backoffice/sections/orders/record/delivery-panel.tsx'
import { HistoryPanel } from '#backoffice/sections/orders/record/history-panel.tsx'
import { MoneyPanel } from '#backoffice/sections/orders/record/money-panel.tsx'
import { NotesPanel } from '#backoffice/sections/orders/record/notes-panel.tsx'
import { OrderActions } from '#backoffice/sections/orders/record/order-actions.tsx'
import { PapersPanel } from '#backoffice/sections/orders/record/papers-panel.tsx'
import { PiecesPanel } from '#backoffice/sections/orders/record/pieces-panel.tsx'
import { ReadyDay } from '#backoffice/sections/orders/record/ready-day.tsx'
import { ReturnsPanel } from '#backoffice/sections/orders/record/returns-panel.tsx'
import { useOrderFieldLabel } from '#backoffice/sections/orders/record/use-order-field-label.ts'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { BesideTitle, Columns, Page } from '#backoffice/ui/page.tsx'
import { personName } from '#contract/rules/person-name.ts'

export default function OrderPage() {
  const { id = '' } = useParams()
  return <Order key={id} id={id} />
}

function Order({ id }: { id: string }) {
  const { t } = useI18n()
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  const customer = order ? personName(order.contact.first_name, order.contact.last_name) : ''
  useRememberRecord(order && { kind: 'order', path: paths.order(id), title: order.order_number, detail: customer })
  const fieldLabel = useOrderFieldLabel(order?.destination.delivery_method)
  const back = { to: paths.orders, label: t('orders.title') }
  if (!order) return loadingPage({ title: t('orders.title'), back, error, refetch })
  const { status, destination } = order
  return (
    <Page
      title={order.order_number}
      back={back}
      beside={
        <BesideTitle>
          <OrderStatusBadge order={{ status, delivery_method: destination.delivery_method }} />
          <TimeLeft expiresAt={order.expires_at} />
          <ReadyDay order={order} />
          <PresentPeople kind="order" id={order.id} labelOf={fieldLabel} />
        </BesideTitle>
      }
      actions={<OrderActions order={order} />}
    >
      <Columns
        aside={
          <>
            <CustomerPanel order={order} />
            <DeliveryPanel order={order} />
            <NotesPanel order={order} />
            <PapersPanel order={order} />
          </>
        }
      >
        <PiecesPanel order={order} />
        <MoneyPanel order={order} />
        <ReturnsPanel order={order} />
        <HistoryPanel order={order} />
      </Columns>
    </Page>
  )
}
