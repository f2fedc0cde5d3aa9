import type { ReactNode } from 'react'
import { Button } from '#backoffice/ui/button.tsx'
import { CancelButton, Dialog } from '#backoffice/ui/dialog.tsx'
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
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <CancelButton label={cancelLabel} onClick={() => dialog.onOpenChange(false)} />
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
