import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cachePerson, type StaffPerson } from '#backoffice/client/people.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

export function BlockDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const { t } = useI18n()
  const write = useWrite()
  const [reason, setReason] = useState('')
  const block = () =>
    write.run(async () => {
      const { person: after, action_id: action } = await callStaff('POST /api/staff/people/:id/block/', {
        params: { id: person.id },
        body: { reason },
      })
      onClose()
      cachePerson(after)
      showUndoToast(t('people.blockDone'), action)
    })
  return (
    <FormDialog
      title={t('people.blockTitle')}
      submitLabel={t('people.block')}
      isDanger
      isBusy={write.isBusy}
      isReady={reason.trim() !== ''}
      failure={write.failure}
      onSubmit={() => void block()}
      onClose={onClose}
    >
      <p className="text-stone">{t('people.blockText')}</p>
      <TextField
        label={t('people.reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        autoComplete="off"
        error={write.errorOf('reason')}
      />
    </FormDialog>
  )
}
