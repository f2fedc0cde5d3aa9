import { type FormEvent, useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { CancelButton, Dialog } from '#backoffice/ui/dialog.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { isPhone } from '#contract/rules/phone.ts'

type Props = { isOpen: boolean; onClose: () => void; onCall: (phone: string) => void }

export function CallDialog({ isOpen, onClose, onCall }: Props) {
  const { t } = useI18n()
  const [phone, setPhone] = useState('')
  const isReady = isPhone(phone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onCall(phone)
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t('health.callTitle')} width="md:w-[420px]">
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-stone">{t('health.callText')}</p>
        <TextField label={t('health.callPhone')} type="tel" autoComplete="off" value={phone} onChange={setPhone} />
        <div className="flex justify-end gap-2">
          <CancelButton onClick={onClose} />
          <Button variant="primary" type="submit" aria-disabled={!isReady}>
            {t('health.call')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
