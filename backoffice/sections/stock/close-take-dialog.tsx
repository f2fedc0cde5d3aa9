import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { adoptTake, type StockTake } from '#backoffice/client/stock-takes.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useRun } from '#backoffice/ui/use-run.ts'

/** Signs the list as it is: it cannot be undone. */
export function CloseTakeDialog({ take, onClose }: { take: StockTake; onClose: () => void }) {
  const { t } = useI18n()
  const [note, setNote] = useState('')
  const { isBusy, failure, run } = useRun()
  const sign = () =>
    run(async () => {
      adoptTake(await callStaff('POST /api/staff/stock-takes/:id/close/', { params: { id: take.id }, body: { note: note.trim() } }))
      showToast('success', t('stockTakes.signed'))
      onClose()
    })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('stockTakes.closeTitle')}
      confirmLabel={t('stockTakes.sign')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void sign()}
    >
      <p className="figures font-medium text-ink">{t('stockTakes.paperCounts', take.counts)}</p>
      <p>{t('stockTakes.closeText')}</p>
      <TextAreaField label={t('stockTakes.note')} value={note} onChange={setNote} maxLength={2000} />
    </ConfirmDialog>
  )
}
