import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { EditDialog } from '#backoffice/sections/orders/record/edit-dialog.tsx'
import { ExtendDialog } from '#backoffice/sections/orders/record/extend-dialog.tsx'
import { RequestReturnDialog } from '#backoffice/sections/orders/record/return-dialogs.tsx'
import { StepDialog } from '#backoffice/sections/orders/step-dialog.tsx'
import { stepName } from '#backoffice/sections/orders/step-names.ts'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

type Opened = OrderStep | 'edit' | 'extend' | 'return'

export function OrderActions({ order }: { order: StaffOrder }) {
  const { t } = useI18n()
  const may = useMay()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { delivery_method: method } = order.destination
  const steps = may('order.step') ? order.next_steps : []
  const next = steps.find((step) => step !== 'cancel')
  const mayCancel = steps.includes('cancel')
  const mayExtend = may('order.step') && order.status === 'pending'
  const mayEdit = may('order.edit') && order.can_edit
  const mayReturn = may('order.edit') && isReturnable(order)
  useShortcuts([
    ...(next ? [{ keys: 's', label: t(stepName(next, method)), run: () => setOpened(next) }] : []),
    ...(mayEdit ? [{ keys: 'e', label: t('orders.edit'), run: () => setOpened('edit') }] : []),
    ...(mayExtend ? [{ keys: 'b', label: t('orders.extend'), run: () => setOpened('extend') }] : []),
  ])
  return (
    <>
      {mayExtend && (
        <Button className="max-md:hidden" onClick={() => setOpened('extend')}>
          {t('orders.extend')}
        </Button>
      )}
      {next && (
        <Button variant="primary" onClick={() => setOpened(next)}>
          {t(stepName(next, method))}
        </Button>
      )}
      {(mayCancel || mayEdit || mayExtend || mayReturn) && (
        <Menu
          trigger={
            <IconButton label={t('common.more')}>
              <Ellipsis aria-hidden="true" size={18} />
            </IconButton>
          }
        >
          {mayExtend && <MenuItem onSelect={() => setOpened('extend')}>{t('orders.extend')}</MenuItem>}
          {mayEdit && <MenuItem onSelect={() => setOpened('edit')}>{t('orders.edit')}</MenuItem>}
          {mayReturn && <MenuItem onSelect={() => setOpened('return')}>{t('orders.askReturn')}</MenuItem>}
          {mayCancel && (mayExtend || mayEdit) && <MenuSeparator />}
          {mayCancel && (
            <MenuItem isDanger onSelect={() => setOpened('cancel')}>
              {t('orders.step.cancel')}
            </MenuItem>
          )}
        </Menu>
      )}
      {opened === 'edit' && <EditDialog order={order} onClose={close} />}
      {opened === 'extend' && <ExtendDialog order={order} onClose={close} />}
      {opened === 'return' && <RequestReturnDialog order={order} onClose={close} />}
      {opened && opened !== 'edit' && opened !== 'extend' && opened !== 'return' && (
        <StepDialog order={{ id: order.id, number: order.order_number, delivery_method: method }} step={opened} onClose={close} />
      )}
    </>
  )
}

function isReturnable({ status, items, returns }: StaffOrder): boolean {
  if (status !== 'shipped' && status !== 'delivered') return false
  return items.some(({ id }) => !returns.some(({ line_id: line }) => line === id))
}
