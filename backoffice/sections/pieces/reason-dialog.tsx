import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'

export function ReasonDialog({ why, onClose, onReason }: { why: string; onClose: () => void; onReason: (reason: string) => void }) {
  const { t } = useI18n()
  const [reason, setReason] = useState('')
  const send = () => onReason(reason.trim())
  return (
    <FormDialog
      title={t('pieces.price.reasonTitle')}
      isBusy={false}
      isReady={reason.trim() !== ''}
      failure={null}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="text-stone">{why}</p>
      <TextField label={t('pieces.price.reason')} value={reason} onChange={setReason} maxLength={200} />
    </FormDialog>
  )
}
