import { useState } from 'react'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { pieceOf, traitsOf } from '#backoffice/sections/orders/record/pieces-panel.tsx'
import { MoveReturnDialog, type ReturnMove } from '#backoffice/sections/orders/record/return-dialogs.tsx'
import { ReturnInspection } from '#backoffice/sections/orders/record/return-inspection.tsx'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'
import type { ReturnState } from '#contract/rules/staff/order-enums.ts'

type OrderReturn = StaffOrder['returns'][number]

const moves: Record<ReturnState, readonly ReturnMove[]> = {
  asked: ['received', 'refused'],
  received: ['inspected'],
  inspected: ['accepted', 'refused'],
  accepted: [],
  refused: [],
}
const tones: Record<ReturnState, Tone> = {
  asked: 'attention',
  received: 'attention',
  inspected: 'attention',
  accepted: 'good',
  refused: 'quiet',
}

export function ReturnsPanel({ order }: { order: StaffOrder }) {
  const { t } = useI18n()
  const may = useMay()
  const [moved, setMoved] = useState<{ of: OrderReturn; to: ReturnMove } | null>(null)
  if (order.returns.length === 0) return null
  return (
    <Panel title={t('orders.returns')}>
      <ul className="grid gap-4">
        {order.returns.map((one) => (
          <ReturnView key={one.id} order={order} one={one} onMove={(to) => setMoved({ of: one, to })} mayMove={may('order.edit')} />
        ))}
      </ul>
      {moved && <MoveReturnDialog orderId={order.id} one={moved.of} to={moved.to} onClose={() => setMoved(null)} />}
    </Panel>
  )
}

type ViewProps = { order: StaffOrder; one: OrderReturn; onMove: (to: ReturnMove) => void; mayMove: boolean }

function ReturnView({ order, one, onMove, mayMove }: ViewProps) {
  const { t } = useI18n()
  const { money } = useFormat()
  const item = order.items.find(({ id }) => id === one.line_id)
  const piece = item && pieceOf(item)
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="grid">
          {piece ? `${piece.brand.name} ${piece.model_name}` : ''}
          <PieceTraits of={item && traitsOf(order, item)} />
        </span>
        <Badge tone={tones[one.state]}>{t(`orders.returnState.${one.state}`)}</Badge>
      </div>
      <p className="text-13 text-stone">
        {[one.reason, one.is_late ? t('orders.returnLate') : null, one.by].filter(Boolean).join(' · ')}
        {one.inspection && <span className="block">{one.inspection}</span>}
        {one.proposed_refund_usd && Number(one.proposed_refund_usd) > 0 && (
          <span className="block text-ink">{t('orders.proposedRefund', { amount: money(one.proposed_refund_usd) })}</span>
        )}
      </p>
      {piece && <ReturnInspection pieceId={piece.id} one={one} />}
      {mayMove && moves[one.state].length > 0 && (
        <div className="flex flex-wrap gap-2">
          {moves[one.state].map((to) => (
            <Button key={to} variant={to === 'refused' ? 'quiet' : 'secondary'} onClick={() => onMove(to)}>
              {t(`orders.returnMove.${to}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
