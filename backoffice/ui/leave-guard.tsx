import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'

/** Asks before unsaved input is lost by a link, Back, a reload or closing the tab. `text` explains what will happen to the input. */
export function LeaveGuard({ isDirty, text }: { isDirty: boolean; text: string }) {
  const { t } = useI18n()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => blocker.reset()}
      title={t('form.leaveTitle')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      onConfirm={() => blocker.proceed()}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
