import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cachePerson, type StaffPerson } from '#backoffice/client/people.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

export function NoteForm({ person }: { person: StaffPerson }) {
  const { t } = useI18n()
  const may = useMay()
  const write = useWrite()
  const [body, setBody] = useState('')
  if (!may('person.edit')) return null
  const save = () =>
    write.run(async () => {
      const { person: after, action_id: action } = await callStaff('POST /api/staff/people/:id/notes/', {
        params: { id: person.id },
        body: { body },
      })
      cachePerson(after)
      setBody('')
      showUndoToast(t('people.noteAdded'), action)
    })
  return (
    <Panel title={t('people.note')}>
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextAreaField
          className="w-full"
          label={t('people.note')}
          isLabelHidden
          help={t('people.noteHint')}
          rows={2}
          value={body}
          onChange={setBody}
          error={write.errorOf('body')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save()
          }}
        />
        <Button type="submit" aria-disabled={write.isBusy || !body.trim()}>
          {t('people.addNote')}
        </Button>
        <FailureLine text={write.failure} />
      </form>
    </Panel>
  )
}
