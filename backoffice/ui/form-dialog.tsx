import { type ReactNode, useId } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog, type DialogProps } from '#backoffice/ui/dialog.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'

type Props = Pick<DialogProps, 'title' | 'isDismissible' | 'children'> & {
  width?: string
  submitLabel?: string
  isDanger?: boolean
  isBusy: boolean
  /** Whether everything that is required is there. */
  isReady?: boolean
  /** Why it failed, as a sentence. */
  failure: string | null
  /** Names the fields for the undo of what is typed in them. */
  field?: string
  /** Another button at the other end: to delete what the dialog shows. */
  aside?: ReactNode
  onSubmit: () => void
  onClose: () => void
}

/** A dialog with fields: Enter in a field or ⌘Enter anywhere submits it, and it stays open with a sentence where that fails. */
export function FormDialog({ title, isDismissible = true, width = 'md:w-[520px]', aside, onClose, children, ...form }: Props) {
  const { t } = useI18n()
  const { submitLabel = t('common.save'), isDanger = false, isBusy, isReady = true, failure, field, onSubmit } = form
  const id = useId()
  const submit = () => {
    if (isReady && !isBusy) onSubmit()
  }
  useShortcuts([{ keys: 'mod+Enter', label: submitLabel, run: submit }])
  return (
    <Dialog
      isOpen
      isDismissible={isDismissible}
      onOpenChange={onClose}
      title={title}
      width={width}
      actions={
        <>
          {aside && <span className="mr-auto max-md:grid max-md:*:w-full">{aside}</span>}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} disabled={!isReady} aria-disabled={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        data-field={field}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          // a dialog above another sends only its own fields
          event.stopPropagation()
          submit()
        }}
      >
        {children}
        <FailureLine text={failure} />
      </form>
    </Dialog>
  )
}

/** Deletes what a dialog shows. */
export function DeleteButton({ isBusy, onDelete, label }: { isBusy: boolean; onDelete: () => void; label?: string }) {
  const { t } = useI18n()
  return (
    <Button variant="danger" aria-disabled={isBusy} onClick={() => !isBusy && onDelete()}>
      {label ?? t('common.remove')}
    </Button>
  )
}
