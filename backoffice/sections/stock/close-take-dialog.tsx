import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { adoptTake, type StockTake } from '#backoffice/client/stock-takes.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { FailureLine, sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** Signs the list as it is: it cannot be undone. */
export function CloseTakeDialog({ take, onClose }: { take: StockTake; onClose: () => void }) {
  const { t } = useI18n()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const sign = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      adoptTake(await callStaff('POST /api/staff/stock-takes/:id/close/', { params: { id: take.id }, body: { note: note.trim() } }))
      showToast('success', t('stockTakes.signed'))
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error, t('common.actionFailed')))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('stockTakes.closeTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" aria-disabled={isBusy} onClick={() => void sign()}>
            {t('stockTakes.sign')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="figures font-medium">{t('stockTakes.paperCounts', take.counts)}</p>
        <p className="text-stone">{t('stockTakes.closeText')}</p>
        <TextAreaField label={t('stockTakes.note')} value={note} onChange={setNote} maxLength={2000} />
      </div>
      <FailureLine text={failure} />
    </Dialog>
  )
}
