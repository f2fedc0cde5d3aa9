import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { orderQuery } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { AddressLabel } from '#backoffice/sections/orders/address-label.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const max = staffLimits.bulkOrdersMax

export default function OrderLabelsPage() {
  const { t } = useI18n()
  const asked = [...new Set(useUrlState().get('ids').split(',').filter(Boolean))]
  const ids = asked.length > max ? [] : asked
  const orders = useQueries({ queries: ids.map((id) => orderQuery(id)) })
  const failed = orders.find(({ error }) => error)
  const isPending = orders.some((order) => order.isPending)
  return (
    <Page
      title={t('orders.addressLabels')}
      back={{ to: paths.orders, label: t('orders.title') }}
      beside={ids.length > 0 && ids.length}
      actions={
        ids.length > 0 && (
          <Button variant="primary" disabled={isPending} onClick={() => print()}>
            <Printer aria-hidden="true" size={15} />
            {t('orders.print')}
          </Button>
        )
      }
    >
      {ids.length === 0 && <EmptyState title={asked.length > max ? t('bulk.tooMany', { max }) : t('list.nothingFound')} />}
      {failed?.error && <FailedState error={failed.error} onRetry={() => void failed.refetch()} />}
      {isPending && <LoadingRows />}
      {!isPending && ids.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 max-md:p-4 print:block print:p-0">
          <p className="no-print text-13 text-stone">{t('orders.labelsHelp')}</p>
          <ul aria-label={t('orders.addressLabels')} className="address-labels">
            {orders.map(({ data: order }) => order && <AddressLabel key={order.id} order={order} />)}
          </ul>
        </div>
      )}
    </Page>
  )
}
