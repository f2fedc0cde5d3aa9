import { callStaff } from '#backoffice/client/call-staff.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { reloadVisits, type StaffVisit } from '#backoffice/client/visits.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { EmailPreview } from '#backoffice/sections/orders/step-email.tsx'
import { useVisitLetter } from '#backoffice/sections/visits/visit-letter.ts'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

type Props = { visit: StaffVisit; title: string; onClose: () => void }

export function ConfirmVisitDialog({ visit, title, onClose }: Props) {
  const { t } = useI18n()
  const write = useWrite()
  const { preview, asked, change, body } = useVisitLetter(visit, null)
  const { id, version } = visit
  const confirm = () =>
    write.run(async () => {
      const done = await callStaff('POST /api/staff/visits/:id/confirm/', { params: { id }, body: { version, ...body } })
      await reloadVisits()
      onClose()
      showUndoToast(t('visits.confirmed'), done.action_id)
    })
  return (
    <FormDialog
      title={title}
      submitLabel={t('visits.confirm')}
      isBusy={write.isBusy}
      failure={write.failure}
      width="md:w-[600px]"
      onClose={onClose}
      onSubmit={() => void confirm()}
    >
      <EmailPreview preview={preview} asked={asked} onChange={change} />
    </FormDialog>
  )
}
