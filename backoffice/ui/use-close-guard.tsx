import { type ReactNode, useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { LeaveGuard } from '#backoffice/ui/leave-guard.tsx'

/** Closes a dialog, after a confirmation if there is unsaved input. Also asks before the page is left. Render `guard` inside the dialog. */
export function useCloseGuard({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }): { close: () => void; guard: ReactNode } {
  const { t } = useI18n()
  const [isAsking, setAsking] = useState(false)
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    guard: (
      <>
        {isDirty && <LeaveGuard isDirty text={t('form.leaveText')} />}
        {isAsking && (
          <ConfirmDialog
            isOpen
            onOpenChange={() => setAsking(false)}
            title={t('form.leaveTitle')}
            confirmLabel={t('form.leave')}
            cancelLabel={t('form.stay')}
            onConfirm={onClose}
          >
            <p>{t('form.leaveText')}</p>
          </ConfirmDialog>
        )}
      </>
    ),
  }
}
