import { type ReactNode, useId, useRef } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog, type DialogProps } from '#backoffice/ui/dialog.tsx'
import { focusUnreadable } from '#backoffice/ui/field/unreadable.ts'
import { useFocusRefused } from '#backoffice/ui/field/use-focus-refused.ts'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'

type Props = Pick<DialogProps, 'title' | 'isDismissible' | 'children'> & {
  width?: string
  submitLabel?: string
  /** What leaves everything as it is, where “cancel” would be another act. */
  closeLabel?: string
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

/**
 * A dialog with fields: Enter in a field or ⌘Enter anywhere submits it, and it stays open with a sentence where that fails, or where a field
 * cannot be read.
 */
export function FormDialog({ title, isDismissible = true, width = 'md:w-[520px]', aside, onClose, children, ...form }: Props) {
  const { t } = useI18n()
  const {
    submitLabel = t('common.save'),
    closeLabel = t('common.cancel'),
    isDanger = false,
    isBusy,
    isReady = true,
    failure,
    field,
    onSubmit,
  } = form
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const submit = () => {
    if (isReady && !isBusy && !focusUnreadable(fields.current)) onSubmit()
  }
  useShortcuts([{ keys: 'mod+Enter', label: submitLabel, run: submit }])
  useFocusRefused(fields, isBusy)
  return (
    <Dialog
      isOpen
      isDismissible={isDismissible}
      onOpenChange={onClose}
      title={title}
      width={width}
      firstFocus={() => firstField(fields.current)}
      actions={
        <>
          {aside && <span className="mr-auto max-md:grid max-md:*:w-full">{aside}</span>}
          <Button onClick={onClose}>{closeLabel}</Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} disabled={!isReady} aria-disabled={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={id}
        noValidate
        data-field={field}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
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

/** The field that is filled in first; none by touch, where its keyboard would cover the rest. */
function firstField(form: HTMLFormElement | null): HTMLElement | null {
  if (!matchMedia('(pointer: fine)').matches) return null
  return (
    form?.querySelector<HTMLElement>(
      'input[type=radio]:checked, input:not([type=radio]):enabled:read-write, input[type=checkbox]:enabled, select:enabled, textarea:enabled',
    ) ?? null
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
