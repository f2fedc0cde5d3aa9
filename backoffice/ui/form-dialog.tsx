import { type ReactNode, useId, useRef } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { CancelButton, Dialog, type DialogProps } from '#backoffice/ui/dialog.tsx'
import { useFocusRefused } from '#backoffice/ui/field/use-focus-refused.ts'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'

type Props = Pick<DialogProps, 'title' | 'isDismissible' | 'children'> & {
  width?: string
  submitLabel?: string
  /** The label of the cancel button, if "cancel" could be mistaken for the dialog's own action. */
  cancelLabel?: string
  isDanger?: boolean
  isBusy: boolean
  isReady?: boolean
  /** Whether Enter in a field submits. False if a barcode scanner, which ends with Enter, fills several fields. */
  submitsOnEnter?: boolean
  failure: string | null
  /** The name of the form for the presence indicator, rendered as `data-field`. */
  field?: string
  aside?: ReactNode
  onSubmit: () => void
  onClose: () => void
}

/**
 * A form dialog. Enter in a field or ⌘Enter anywhere submits. If the submission fails or a field cannot be parsed, the dialog stays open
 * and shows a message.
 */
export function FormDialog({ title, isDismissible = true, width = 'md:w-[520px]', aside, onClose, children, ...form }: Props) {
  const { t } = useI18n()
  const {
    submitLabel = t('common.save'),
    cancelLabel,
    isDanger = false,
    isBusy,
    isReady = true,
    submitsOnEnter = true,
    failure,
    field,
    onSubmit,
  } = form
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const submit = () => {
    if (isReady && !isBusy) onSubmit()
  }
  useShortcuts([{ keys: 'mod+Enter', label: submitLabel, run: () => fields.current?.requestSubmit() }])
  useFocusRefused(fields, isBusy)
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
          <CancelButton label={cancelLabel} onClick={onClose} />
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
          // a nested dialog must not submit the form of the outer dialog
          event.stopPropagation()
          submit()
        }}
      >
        {/* the first submit button of a form handles Enter; a disabled one ignores it */}
        {!submitsOnEnter && <button type="submit" disabled hidden aria-label={submitLabel} />}
        {children}
        <FailureLine text={failure} />
      </form>
    </Dialog>
  )
}

export function DeleteButton({ isBusy, onDelete, label }: { isBusy: boolean; onDelete: () => void; label?: string }) {
  const { t } = useI18n()
  return (
    <Button variant="danger" aria-disabled={isBusy} onClick={() => !isBusy && onDelete()}>
      {label ?? t('common.remove')}
    </Button>
  )
}
