import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'

type Props = {
  title: string
  confirm: string
  isBusy: boolean
  failure: string | null
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** A dialog of a few fields: Enter in a field confirms it. */
export function DialogFrame({ title, confirm, isBusy, failure, onClose, onConfirm, children }: Props) {
  const { t } = useI18n()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="dialog-form" aria-disabled={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id="dialog-form"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onConfirm()
        }}
      >
        {children}
        <FailureLine text={failure} />
      </form>
    </Dialog>
  )
}
