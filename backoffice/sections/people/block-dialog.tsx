import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { adoptPerson, type StaffPerson } from '#backoffice/client/people.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

/** Blocks a person, for a reason that only the staff sees. */
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
      adoptPerson(after)
      showDone(t('people.blockDone'), action)
    })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('people.blockTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" aria-disabled={write.isBusy || !reason.trim()} onClick={() => reason.trim() && void block()}>
            {t('people.block')}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim()) void block()
        }}
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
        <FailureLine text={write.failure} />
      </form>
    </Dialog>
  )
}
