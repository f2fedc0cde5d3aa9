import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { adoptPerson, type StaffPerson } from '#backoffice/client/people.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

/** Changes what a card says of its person; what forms and orders say stays as it was. */
export function EditDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const { t } = useI18n()
  const write = useWrite()
  const { name, city, language, version } = person
  const [values, setValues] = useState({ name, city, language, version })
  const set = (change: Partial<typeof values>) => setValues((held) => ({ ...held, ...change }))
  const save = () =>
    write.run(async () => {
      const { person: after, action_id: action } = await callStaff('PATCH /api/staff/people/:id/', {
        params: { id: person.id },
        body: values,
      })
      onClose()
      adoptPerson(after)
      showDone(t('people.saved'), action)
    })
  return (
    <FormDialog title={t('people.editTitle')} isBusy={write.isBusy} failure={write.failure} onSubmit={() => void save()} onClose={onClose}>
      <TextField
        label={t('people.name')}
        value={values.name}
        onChange={(next) => set({ name: next })}
        autoComplete="off"
        error={write.errorOf('name')}
      />
      <TextField
        label={t('people.city')}
        value={values.city}
        onChange={(next) => set({ city: next })}
        autoComplete="off"
        error={write.errorOf('city')}
      />
      <SelectField
        label={t('people.language')}
        value={values.language}
        onChange={(next) => set({ language: next === 'en' ? 'en' : 'ru' })}
        options={(['ru', 'en'] as const).map((value) => ({ value, label: t(`people.languages.${value}`) }))}
      />
    </FormDialog>
  )
}
