import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { ListedOrder } from '#backoffice/client/orders.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BoardColumnView, ColumnLinks } from '#backoffice/sections/orders/board-column.tsx'
import { OrdersActions } from '#backoffice/sections/orders/orders-bar.tsx'
import { StepDialog } from '#backoffice/sections/orders/step-dialog.tsx'
import { orderFiltersOf, useOrderFilters } from '#backoffice/sections/orders/use-order-filters.ts'
import { FilterBar } from '#backoffice/ui/filter-bar.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

type Chosen = { order: ListedOrder; step: OrderStep }

export default function BoardPage() {
  const { t } = useI18n()
  const { params } = useUrlState()
  const filters = useOrderFilters().filter(({ name }) => name !== 'status')
  const { status: _status, ...query } = orderFiltersOf(params)
  const board = useQuery({
    queryKey: queryKeys.orders.board(query),
    queryFn: ({ signal }) => callStaff('GET /api/staff/orders/board/', { query, signal }),
  })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [dragged, setDragged] = useState<ListedOrder | null>(null)
  return (
    <Page title={t('orders.title')} actions={<OrdersActions />} bar={<FilterBar searchLabel={t('orders.searchLabel')} filters={filters} />}>
      {board.isPending && <LoadingRows />}
      {board.error && <FailedState error={board.error} onRetry={() => void board.refetch()} />}
      {board.data && (
        <>
          <ColumnLinks columns={board.data.columns} />
          {/* phones show one column at a time, with scroll snapping */}
          <div className="flex snap-x snap-mandatory items-start gap-3 overflow-x-auto p-5 max-md:gap-0 max-md:p-0">
            {board.data.columns.map((column) => (
              <BoardColumnView
                key={column.status}
                column={column}
                dragged={dragged}
                onDrag={setDragged}
                onStep={(order, step) => setChosen({ order, step })}
              />
            ))}
          </div>
        </>
      )}
      {chosen && <StepDialog order={chosen.order} step={chosen.step} onClose={() => setChosen(null)} />}
    </Page>
  )
}
