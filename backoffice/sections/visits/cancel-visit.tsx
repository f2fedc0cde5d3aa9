import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { reloadVisits, type StaffVisit } from '#backoffice/client/visits.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { UnreachedNotice } from '#backoffice/sections/reach/unreached-notice.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { isNotified } from '#contract/rules/staff/is-notified.ts'
import { visitMessage } from '#contract/rules/visit-messages.ts'

type Props = { visit: StaffVisit; label: { who: string; time: string } }

export function CancelVisit({ visit, label }: Props) {
  const { t } = useI18n()
  const { run, isBusy, failure } = useWrite()
  const [isAsking, setAsking] = useState(false)
  const isAsked = !visit.is_over && !isNotified(visit.reach)
  const cancel = () =>
    void run(async () => {
      const { action_id: actionId } = await callStaff('POST /api/staff/visits/:id/cancel/', { params: { id: visit.id } })
      setAsking(false)
      await reloadVisits()
      showUndoToast(t('visits.freed'), actionId)
    })
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('visits.cancelOf', label)}
        aria-disabled={isBusy}
        onClick={() => !isBusy && (isAsked ? setAsking(true) : cancel())}
      >
        {t('visits.cancel')}
      </Button>
      {!isAsking && <FailureLine text={failure} />}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('visits.cancelOf', label)}
        confirmLabel={t('visits.cancel')}
        cancelLabel={t('visits.keep')}
        isDanger
        isBusy={isBusy}
        failure={failure}
        onConfirm={cancel}
      >
        <UnreachedNotice
          reach={visit.reach}
          text={visitMessage({ ...visit, startsAt: new Date(visit.starts_at), notification: 'cancelled' })}
        />
      </ConfirmDialog>
    </>
  )
}
