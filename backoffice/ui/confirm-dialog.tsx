import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'

type Props = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
  isBusy?: boolean
  failure?: string | null
  onConfirm: () => void
}

export function ConfirmDialog({ children, confirmLabel, cancelLabel, isDanger, isBusy, failure, onConfirm, ...dialog }: Props) {
  const { t } = useI18n()
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>{cancelLabel ?? t('common.cancel')}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} aria-disabled={isBusy} onClick={() => !isBusy && onConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-stone">{children}</div>
      <FailureLine text={failure} />
    </Dialog>
  )
}
