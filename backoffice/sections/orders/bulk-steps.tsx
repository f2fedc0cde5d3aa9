import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import type { Selection } from '#backoffice/ui/data-list/use-selection.ts'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'

type Failed = { id: string; number: string | null; detail: string }

/** Confirms several orders, each by itself; what failed is listed with its reason (OWN-70). */
export function BulkSteps({ selection }: { selection: Selection }) {
  const { t } = useI18n()
  const write = useWrite()
  const [failed, setFailed] = useState<Failed[]>([])
  const confirm = () =>
    write.run(async () => {
      const result = await callStaff('POST /api/staff/orders/bulk/', { body: { step: 'confirm', ids: [...selection.ids] } })
      if (result.done.length) showToast('success', t('orders.bulkDone', { count: result.done.length }))
      setFailed(result.failed)
      // what failed stays marked
      selection.setMany(
        result.done.map(({ id }) => id),
        false,
      )
      void queryClient.invalidateQueries({ queryKey: ['order'] })
    })
  return (
    <>
      <FailureLine text={write.failure} />
      <Button variant="primary" aria-disabled={write.isBusy} onClick={() => void confirm()}>
        {t('orders.bulkConfirm')}
      </Button>
      <Dialog isOpen={failed.length > 0} onOpenChange={() => setFailed([])} title={t('orders.bulkFailed')}>
        <ul className="grid gap-2">
          {failed.map(({ id, number, detail }) => (
            <li key={id}>
              <span className="figures font-medium">{number}</span> <span className="text-stone">{detail}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
