import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cachePerson, type StaffPerson } from '#backoffice/client/people.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IntroducerField } from '#backoffice/sections/people/introducer-field.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { splitTags } from '#backoffice/ui/split-tags.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { personSizes } from '#contract/rules/staff/person-enums.ts'

/** Edits a person's card. The person's earlier orders and enquiries keep their own contact data. */
export function EditDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const { t } = useI18n()
  const write = useWrite()
  const { name, city, language, version, sizes, introduced_by: by } = person
  const [values, setValues] = useState({ name, city, language, version, sizes, by, tags: person.tags.join(', ') })
  const set = (change: Partial<typeof values>) => setValues((held) => ({ ...held, ...change }))
  const save = () =>
    write.run(async () => {
      const { person: after, action_id: action } = await callStaff('PATCH /api/staff/people/:id/', {
        params: { id: person.id },
        body: bodyOf(values),
      })
      onClose()
      cachePerson(after)
      showUndoToast(t('people.saved'), action)
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
      <TextField
        label={t('people.tags')}
        help={t('people.tagsHelp')}
        value={values.tags}
        onChange={(next) => set({ tags: next })}
        autoComplete="off"
        error={write.errorOf('tags')}
      />
      <fieldset className="grid gap-4">
        <legend className="sr-only">{t('people.sizesTitle')}</legend>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {personSizes.map((size) => (
            <TextField
              key={size}
              label={t(`people.sizes.${size}`)}
              value={values.sizes[size] ?? ''}
              onChange={(next) => set({ sizes: { ...values.sizes, [size]: next } })}
              autoComplete="off"
              error={write.errorOf(`sizes.${size}`)}
            />
          ))}
        </div>
      </fieldset>
      <IntroducerField
        personId={person.id}
        value={values.by}
        onChange={(next) => set({ by: next })}
        error={write.errorOf('introduced_by')}
      />
    </FormDialog>
  )
}

type Typed = Pick<StaffPerson, 'name' | 'city' | 'language' | 'version' | 'sizes'> & { tags: string; by: StaffPerson['introduced_by'] }

function bodyOf({ tags, sizes, by, ...values }: Typed) {
  const filled = Object.entries(sizes).filter(([, size]) => size.trim() !== '')
  return { ...values, tags: splitTags(tags), sizes: Object.fromEntries(filled), introduced_by: by?.id ?? null }
}
