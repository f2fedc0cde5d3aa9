import { lazy, Suspense, useState } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'

const loadDialog = () => import('#app/ui/confirm-dialog.tsx')
const ConfirmDialog = lazy(loadDialog)

type Props = { label: string; question: string; text: string; cancelLabel: string; onClear: () => void }

export function ClearButton({ label, question, text, cancelLabel, onClear }: Props) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const clear = () => {
    setOpen(false)
    onClear()
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => setOpen(true)}
        className={`no-print inline-flex min-h-11 items-center text-13 text-stone ${textLink}`}
      >
        {label}
      </button>
      {isOpen !== null && (
        <Suspense>
          <ConfirmDialog
            isOpen={isOpen}
            onOpenChange={setOpen}
            title={question}
            text={text}
            closeLabel={t('common.close')}
            confirmLabel={label}
            cancelLabel={cancelLabel}
            onConfirm={clear}
          />
        </Suspense>
      )}
    </>
  )
}
