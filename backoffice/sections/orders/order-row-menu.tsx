import { Ellipsis } from 'lucide-react'
import type { ListedOrder } from '#backoffice/client/orders.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { stepName } from '#backoffice/sections/orders/step-names.ts'
import { IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem } from '#backoffice/ui/menu.tsx'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

export function OrderRowMenu({ order, onStep }: { order: ListedOrder; onStep: (step: OrderStep) => void }) {
  const { t } = useI18n()
  const may = useMay()
  if (!may('order.step') || order.next_steps.length === 0) return null
  return (
    <Menu
      trigger={
        <IconButton label={t('orders.rowActions', { number: order.number })}>
          <Ellipsis aria-hidden="true" size={16} />
        </IconButton>
      }
    >
      {order.next_steps.map((step) => (
        <MenuItem key={step} isDanger={step === 'cancel'} onSelect={() => onStep(step)}>
          {t(stepName(step, order.delivery_method))}
        </MenuItem>
      ))}
    </Menu>
  )
}
