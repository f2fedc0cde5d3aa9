import { callStaff } from '#backoffice/client/call-staff.ts'
import { specialistsQuery, type StaffSpecialist } from '#backoffice/client/content.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PortraitField } from '#backoffice/sections/content/portrait-field.tsx'
import { SpecialistFields, type TypedSpecialist } from '#backoffice/sections/content/specialist-fields.tsx'
import { useEntryWrite } from '#backoffice/sections/content/use-entry-write.ts'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'

const empty: TypedSpecialist = {
  name_ru: '',
  name_en: '',
  office: null,
  piece_kinds: ['watch', 'jewelry', 'bag'],
  languages: ['ru'],
  hours_ru: '',
  hours_en: '',
  telegram: '',
  whatsapp: '',
  picture: null,
  staff_id: null,
  is_active: true,
}

export function SpecialistDialog({ specialist, onClose }: { specialist: StaffSpecialist | null; onClose: () => void }) {
  const { t } = useI18n()
  const { id, version, ...held } = specialist ?? { ...empty, id: 0, version: 0 }
  const form = useTypedForm<TypedSpecialist>({ kind: 'specialist', id: specialist ? id : 'new', current: held, restore: 'on request' })
  const upload = useAction()
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const { write, isBusy, failure, errorOf } = useEntryWrite({ list: specialistsQuery, form, onClose })
  const params = { id }
  const save = () => {
    const { picture, ...typed } = form.values
    const body = { ...typed, picture: picture?.id ?? null }
    return specialist
      ? write(t('content.specialists.changed'), () =>
          callStaff('PATCH /api/staff/specialists/:id/', { params, body: { version, ...body } }),
        )
      : write(t('content.specialists.added'), () => callStaff('POST /api/staff/specialists/', { body }))
  }
  const remove = () => write(t('content.specialists.deleted'), () => callStaff('DELETE /api/staff/specialists/:id/', { params }))
  return (
    <FormDialog
      title={t(specialist ? 'content.specialists.change' : 'content.specialists.add')}
      isBusy={isBusy || upload.isBusy}
      failure={failure}
      onSubmit={() => void save()}
      aside={specialist && <DeleteButton isBusy={isBusy} onDelete={() => void remove()} />}
      width="md:w-[640px]"
      onClose={close}
    >
      <DraftNotice form={form} />
      <SpecialistFields values={form.values} onChange={form.change} errorOf={errorOf}>
        <PortraitField picture={form.values.picture} upload={upload} onChange={(picture) => form.change({ picture })} />
      </SpecialistFields>
      <TickField checked={form.values.is_active} onChange={(isShown) => form.change({ is_active: isShown })}>
        {t('content.isShown')}
      </TickField>
      {guard}
    </FormDialog>
  )
}
