import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { ListedOrder, OrderSums } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { ColumnsMenu, useShownColumns } from '#backoffice/features/list-views/columns-menu.tsx'
import { ViewsMenu } from '#backoffice/features/list-views/views-menu.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { BulkSteps } from '#backoffice/sections/orders/bulk-steps.tsx'
import { OrderPeriod } from '#backoffice/sections/orders/order-period.tsx'
import { OrderRowCard } from '#backoffice/sections/orders/order-row-card.tsx'
import { OrderRowMenu } from '#backoffice/sections/orders/order-row-menu.tsx'
import { OrdersActions } from '#backoffice/sections/orders/orders-bar.tsx'
import { StepDialog } from '#backoffice/sections/orders/step-dialog.tsx'
import { useExportOrders } from '#backoffice/sections/orders/use-export-orders.ts'
import { orderings, useOrderColumns } from '#backoffice/sections/orders/use-order-columns.tsx'
import { orderFiltersOf, useOrderFilters } from '#backoffice/sections/orders/use-order-filters.ts'
import { IconButton } from '#backoffice/ui/button.tsx'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { useSelection } from '#backoffice/ui/data-list/use-selection.ts'
import { EmptyList } from '#backoffice/ui/empty-list.tsx'
import { FilterBar } from '#backoffice/ui/filter-bar.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useUrlSort, useUrlState } from '#backoffice/ui/use-url-state.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

export default function OrdersPage() {
  const { t } = useI18n()
  const { money } = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const { params } = useUrlState()
  const sort = useUrlSort('-created')
  const filters = useOrderFilters()
  const columns = useOrderColumns()
  const exporting = useExportOrders()
  const selection = useSelection('orders')
  const query = { ...orderFiltersOf(params), ordering: orderings.get(sort.sort) ?? 'newest' }
  const [chosen, setChosen] = useState<{ order: ListedOrder; step: OrderStep } | null>(null)
  const [sums, setSums] = useState<OrderSums & { count: number }>()
  const rows = useListPages<ListedOrder>(queryKeys.orders.list(query), async ({ page, page_size, signal }) => {
    const found = await callStaff('GET /api/staff/orders/', { query: { ...query, page, page_size }, signal })
    setSums({ ...found.sums, count: found.count })
    return found
  })
  useShortcuts(may('order.edit') ? [{ keys: 'n', label: t('orders.newOrder'), run: () => void navigate(paths.newOrder) }] : [])
  const due = sums && Number(sums.due_usd) > 0 && t('orders.sumsDue', { due: money(sums.due_usd) })
  const owed = sums && Number(sums.owed_back_usd) > 0 && t('orders.sumsOwed', { owed: money(sums.owed_back_usd) })
  const open = [due, owed].filter(Boolean).join(', ')
  return (
    <Page
      title={t('orders.title')}
      beside={
        sums && (
          <>
            {/* on phones, the sums still to be paid replace the total, because there is no room for both */}
            <span className={open && 'max-md:hidden'}>
              {t('orders.sums', { count: sums.count, total: money(sums.total_usd) })}
              {open && ', '}
            </span>
            {open}
          </>
        )
      }
      actions={<OrdersActions />}
      bar={
        <FilterBar searchLabel={t('orders.searchLabel')} filters={filters} start={<ViewsMenu list="orders" />}>
          <OrderPeriod />
          <ColumnsMenu list="orders" columns={columns} />
          <IconButton label={t('orders.bulkExport')} aria-disabled={exporting.isBusy} onClick={() => void exporting.run(query)}>
            <Download aria-hidden="true" size={16} />
          </IconButton>
        </FilterBar>
      }
    >
      <FailureLine text={exporting.failure} />
      <DataList
        label={t('orders.title')}
        rows={rows}
        columns={useShownColumns('orders', columns)}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowPath={({ id }) => paths.order(id)}
        card={(order) => <OrderRowCard order={order} />}
        sort={sort}
        rowMenu={(order) => <OrderRowMenu order={order} onStep={(step) => setChosen({ order, step })} />}
        selection={selection}
        bulkActions={<BulkSteps selection={selection} />}
        empty={<EmptyList title={t('orders.empty')} text={t('orders.emptyText')} filters={filters} />}
      />
      {chosen && <StepDialog order={chosen.order} step={chosen.step} onClose={() => setChosen(null)} />}
    </Page>
  )
}
