import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type Props = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  isBusy?: boolean
  failure?: string | null
  onConfirm: () => void
  /** Returns the element to focus after closing. Needed if the pressed button may be gone. */
  finalFocus?: () => HTMLElement | null
}

/** Asks before a destructive action. The button of the action is second and has its own color. Load lazily. */
export default function ConfirmDialog({ text, confirmLabel, cancelLabel, isBusy, failure, onConfirm, ...dialog }: Props) {
  return (
    <Dialog {...dialog}>
      <p className="text-stone">{text}</p>
      {failure && (
        <p role="alert" className="mt-5 border-l-2 border-oxblood pl-4 text-oxblood">
          {failure}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant="danger" aria-disabled={isBusy} onClick={() => !isBusy && onConfirm()} className="aria-disabled:opacity-45">
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
