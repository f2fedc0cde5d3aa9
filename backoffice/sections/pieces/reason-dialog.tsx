import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'

/** Asks for the reason of something that the rules of the house advise against. */
export function ReasonDialog({ why, onClose, onReason }: { why: string; onClose: () => void; onReason: (reason: string) => void }) {
  const { t } = useI18n()
  const [reason, setReason] = useState('')
  const send = () => reason.trim() && onReason(reason.trim())
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('pieces.price.reasonTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" disabled={!reason.trim()} onClick={send}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="text-stone">{why}</p>
        <TextField label={t('pieces.price.reason')} value={reason} onChange={setReason} maxLength={200} />
      </form>
    </Dialog>
  )
}
