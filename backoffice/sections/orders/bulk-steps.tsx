import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BulkStepDialog } from '#backoffice/sections/orders/bulk-step-dialog.tsx'
import { useExportOrders } from '#backoffice/sections/orders/use-export-orders.ts'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import type { Selection } from '#backoffice/ui/data-list/use-selection.ts'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import { type OrderStep, orderSteps } from '#contract/rules/staff/order-enums.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const max = staffLimits.bulkOrdersMax

export function BulkSteps({ selection }: { selection: Selection }) {
  const { t } = useI18n()
  const may = useMay()
  const navigate = useNavigate()
  const [step, setStep] = useState<OrderStep | null>(null)
  const slips = useAction()
  const exporting = useExportOrders()
  const ids = [...selection.ids]
  const unlessTooMany = (act: () => void) => (ids.length > max ? showToast('error', t('bulk.tooMany', { max })) : act())
  const issueSlips = ({ withPrices }: { withPrices: boolean }) =>
    void slips.run(async () => {
      const body = { kind: 'packing-slip', with_prices: withPrices, ids } as const
      const { numbers, failed } = await callStaff('POST /api/staff/orders/documents/', { body })
      void queryClient.invalidateQueries({ queryKey: queryKeys.orders.records })
      for (const { number, detail } of failed) showToast('error', [number, detail].filter(Boolean).join(': '))
      if (numbers.length) await navigate(paths.documents(numbers))
    })
  return (
    <>
      <FailureLine text={slips.failure ?? exporting.failure} />
      {may('order.step') && (
        <Button variant="primary" onClick={() => unlessTooMany(() => setStep('confirm'))}>
          {t('orders.step.confirm')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label={t('orders.bulkMore')}>
            <Ellipsis aria-hidden="true" size={18} />
          </IconButton>
        }
      >
        {may('order.step') &&
          orderSteps
            .filter((each) => each !== 'confirm')
            .map((each) => (
              <MenuItem key={each} isDanger={each === 'cancel'} onSelect={() => unlessTooMany(() => setStep(each))}>
                {t(`orders.bulkTitle.${each}`)}
              </MenuItem>
            ))}
        {may('order.step') && <MenuSeparator />}
        {may('document.issue') && (
          <MenuItem isDisabled={slips.isBusy} onSelect={() => unlessTooMany(() => issueSlips({ withPrices: true }))}>
            {t('orders.bulkPackingSlips')}
          </MenuItem>
        )}
        {may('document.issue') && (
          <MenuItem isDisabled={slips.isBusy} onSelect={() => unlessTooMany(() => issueSlips({ withPrices: false }))}>
            {t('orders.bulkPackingSlipsPlain')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => unlessTooMany(() => void navigate(paths.orderLabels(ids)))}>{t('orders.addressLabels')}</MenuItem>
        <MenuItem isDisabled={exporting.isBusy} onSelect={() => unlessTooMany(() => void exporting.run({ ids: ids.join(',') }))}>
          {t('orders.bulkExport')}
        </MenuItem>
      </Menu>
      {step && <BulkStepDialog step={step} ids={ids} onDone={selection.unselect} onClose={() => setStep(null)} />}
    </>
  )
}
