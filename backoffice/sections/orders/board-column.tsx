import type { BoardColumn, ListedOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { BoardCard } from '#backoffice/sections/orders/board-card.tsx'
import { useDropTarget } from '#backoffice/sections/orders/use-drag.ts'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

const stepInto: Record<OrderStatus, OrderStep | null> = {
  pending: null,
  confirmed: 'confirm',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}

type Props = {
  column: BoardColumn
  dragged: ListedOrder | null
  onDrag: (order: ListedOrder | null) => void
  onStep: (order: ListedOrder, step: OrderStep) => void
}

export function BoardColumnView({ column, dragged, onDrag, onStep }: Props) {
  const { t } = useI18n()
  const { money } = useFormat()
  const { status, count, total_usd: total, results } = column
  const step = stepInto[status]
  const takes = dragged !== null && step !== null && dragged.next_steps.includes(step)
  const drop = () => {
    if (dragged && step) onStep(dragged, step)
    onDrag(null)
  }
  const target = useDropTarget<HTMLElement>(takes ? drop : null)
  const isRefusing = dragged !== null && !takes && dragged.status !== status
  return (
    <section
      ref={target}
      aria-label={t(`orders.status.${status}`)}
      data-status={status}
      className={`grid min-w-52 flex-1 snap-start snap-always content-start rounded-2 bg-sunk transition-opacity max-md:min-h-dvh max-md:w-screen max-md:shrink-0 max-md:basis-full max-md:rounded-none ${takes ? 'outline-2 outline-brass' : ''} ${isRefusing ? 'opacity-45' : ''}`}
    >
      <header className="flex items-baseline justify-between gap-2 px-3 py-2.5 text-13 max-md:px-4">
        <h2 className="font-medium">
          {t(`orders.status.${status}`)} <span className="figures font-normal text-stone">{count}</span>
        </h2>
        {count > 0 && <span className="figures text-12 text-stone">{money(total)}</span>}
      </header>
      <ul className="grid gap-2 px-2 pb-2 max-md:px-3">
        {results.map((order) => (
          <BoardCard key={order.id} order={order} onDrag={onDrag} onStep={(next) => onStep(order, next)} />
        ))}
      </ul>
    </section>
  )
}

export function ColumnLinks({ columns }: { columns: readonly BoardColumn[] }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('orders.column.status')} className="flex gap-1 overflow-x-auto bg-sunk px-3 pt-2 md:hidden">
      {columns.map(({ status, count }) => (
        <button
          key={status}
          type="button"
          className="flex h-11 shrink-0 items-center gap-1.5 px-2 text-14 text-stone"
          onClick={() => document.querySelector(`[data-status=${status}]`)?.scrollIntoView({ inline: 'start', block: 'nearest' })}
        >
          {t(`orders.status.${status}`)} <span className="figures text-12">{count}</span>
        </button>
      ))}
    </nav>
  )
}
