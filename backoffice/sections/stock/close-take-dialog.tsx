import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheStockTake, type StockTake } from '#backoffice/client/stock-takes.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'

type Props = { take: StockTake; isWaiting: boolean; onClose: () => void }

/** Closes the stock-take with its current result. Disabled while counted pieces are not sent yet. Closing cannot be undone. */
export function CloseTakeDialog({ take, isWaiting, onClose }: Props) {
  const { t } = useI18n()
  const typed = useTypedForm({ kind: 'stock-take-note', id: take.id, current: { note: '' }, restore: 'on request' })
  const { note } = typed.values
  const { close, guard } = useCloseGuard({ isDirty: typed.isDirty, onClose })
  const { isBusy, failure, run } = useAction()
  const sign = () =>
    run(async () => {
      cacheStockTake(await callStaff('POST /api/staff/stock-takes/:id/close/', { params: { id: take.id }, body: { note: note.trim() } }))
      typed.drop()
      showToast('success', t('stockTakes.signed'))
      onClose()
    })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={close}
      title={t('stockTakes.closeTitle')}
      confirmLabel={t('stockTakes.sign')}
      isBusy={isBusy || isWaiting}
      failure={failure}
      onConfirm={() => void sign()}
    >
      {guard}
      <p className="figures font-medium text-ink">{t('stockTakes.paperCounts', take.counts)}</p>
      <p>{t('stockTakes.closeText')}</p>
      <DraftNotice form={typed} />
      <TextAreaField label={t('stockTakes.note')} value={note} onChange={(text) => typed.change({ note: text })} maxLength={2000} />
    </ConfirmDialog>
  )
}
