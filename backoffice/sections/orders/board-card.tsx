import { MoveRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { ListedOrder } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { OrderBadges } from '#backoffice/sections/orders/order-badges.tsx'
import { TimeLeft } from '#backoffice/sections/orders/order-status.tsx'
import { PiecesOfCard } from '#backoffice/sections/orders/ordered-pieces.tsx'
import { stepName } from '#backoffice/sections/orders/step-names.ts'
import { useDragSource } from '#backoffice/sections/orders/use-drag.ts'
import { IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem } from '#backoffice/ui/menu.tsx'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

type Props = { order: ListedOrder; onDrag: (order: ListedOrder | null) => void; onStep: (step: OrderStep) => void }

export function BoardCard({ order, onDrag, onStep }: Props) {
  const { t } = useI18n()
  const { money } = useFormat()
  const mayStep = useMay()('order.step')
  const steps = mayStep ? order.next_steps : []
  const [next] = steps
  // payment of an order is not expected before the order is confirmed
  const isOwed = Number(order.due_usd) > 0 && order.status !== 'pending' && order.status !== 'cancelled'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' || !next || next === 'cancel') return
    event.preventDefault()
    onStep(next)
  }
  const drag = { text: order.number, onStart: () => onDrag(order), onEnd: () => onDrag(null) }
  const source = useDragSource<HTMLLIElement>(steps.length > 0 ? drag : null)
  return (
    <li ref={source} className="relative rounded-2 border border-hairline bg-raised has-[a:hover]:border-edge">
      <Link to={paths.order(order.id)} onKeyDown={onKeyDown} draggable={false} className="grid gap-1 rounded-2 p-3 text-13 max-md:text-15">
        <span className="flex items-center gap-2 pr-7">
          <span className="figures font-medium">{order.number}</span>
          <OrderBadges order={order} />
        </span>
        <PiecesOfCard pieces={order.pieces} />
        <span className="line-clamp-2 text-stone">{[order.name, order.place].filter(Boolean).join(' · ')}</span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="figures">{money(order.total_usd)}</span>
          <TimeLeft expiresAt={order.expires_at} />
          {isOwed && <span className="figures">{`${t('orders.due')}: ${money(order.due_usd)}`}</span>}
        </span>
      </Link>
      {steps.length > 0 && (
        <div className="absolute top-1 right-1">
          <Menu
            trigger={
              <IconButton label={t('orders.move', { number: order.number })}>
                <MoveRight aria-hidden="true" size={15} />
              </IconButton>
            }
          >
            {steps.map((step) => (
              <MenuItem key={step} isDanger={step === 'cancel'} onSelect={() => onStep(step)}>
                {t(stepName(step, order.delivery_method))}
              </MenuItem>
            ))}
          </Menu>
        </div>
      )}
    </li>
  )
}
