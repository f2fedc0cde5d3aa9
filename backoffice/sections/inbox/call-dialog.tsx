import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { cacheThread } from '#backoffice/client/threads.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

const results = ['done', 'open', 'waiting'] as const
const empty = { name: '', phone: '', body: '', result: 'done' }

export function CallDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const write = useWrite()
  const typed = useTypedForm<typeof empty>({ kind: 'call', id: 'new', current: empty, restore: 'on request' })
  const { values, change: set } = typed
  const { close, guard } = useCloseGuard({ isDirty: typed.isDirty, onClose })
  const save = () =>
    write.run(async () => {
      const { name, phone, body } = values
      const result = results.find((known) => known === values.result) ?? 'done'
      const { thread, action_id: action } = await callStaff('POST /api/staff/threads/', { body: { name, phone, body, result } })
      cacheThread(thread)
      typed.drop()
      onClose()
      void navigate(paths.thread(thread.id))
      showUndoToast(t('threads.call.saved'), action)
    })
  return (
    <FormDialog
      title={t('threads.newCall')}
      submitLabel={t('threads.call.save')}
      isBusy={write.isBusy}
      failure={write.failure}
      onSubmit={() => void save()}
      onClose={close}
    >
      {guard}
      <DraftNotice form={typed} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('threads.call.who')}
          value={values.name}
          onChange={(name) => set({ name })}
          error={write.errorOf('name')}
          autoComplete="off"
        />
        <TextField
          label={t('threads.call.phone')}
          type="tel"
          value={values.phone}
          onChange={(phone) => set({ phone })}
          error={write.errorOf('phone')}
          autoComplete="off"
        />
      </div>
      <TextAreaField label={t('threads.call.what')} value={values.body} onChange={(body) => set({ body })} error={write.errorOf('body')} />
      <SelectField
        label={t('threads.call.result')}
        value={values.result}
        onChange={(result) => set({ result })}
        options={results.map((value) => ({ value, label: t(`threads.call.results.${value}`) }))}
      />
    </FormDialog>
  )
}
