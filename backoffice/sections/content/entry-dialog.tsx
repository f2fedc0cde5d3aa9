import { type ReactNode, useId } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'

type Props = {
  title: string
  isBusy: boolean
  failure: string | null
  onSave: () => void
  /** Without it there is nothing to delete yet. */
  onDelete: (() => void) | null
  onClose: () => void
  children: ReactNode
}

/** The window of a question or a video: saves or deletes it. */
export function EntryDialog({ title, isBusy, failure, onSave, onDelete, onClose, children }: Props) {
  const { t } = useI18n()
  const form = useId()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      width="md:w-[760px]"
      actions={
        <>
          {onDelete && (
            <Button variant="danger" className="mr-auto" aria-disabled={isBusy} onClick={onDelete}>
              {t('common.remove')}
            </Button>
          )}
          <Button type="submit" form={form} variant="primary" aria-disabled={isBusy}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
        className="grid gap-5"
      >
        {children}
        <FailureLine text={failure} />
      </form>
    </Dialog>
  )
}
