import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { type ReplyTemplate, replyTemplatesQuery } from '#backoffice/client/reply-templates.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { TickGroup } from '#backoffice/ui/field/tick-group.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { replyFields } from '#contract/rules/staff/fill-reply.ts'
import { threadKinds } from '#contract/rules/staff/thread-enums.ts'

type TypedTemplate = Omit<ReplyTemplate, 'id' | 'version'>
const empty: TypedTemplate = { name_ru: '', name_en: '', kinds: [], body_ru: '', body_en: '' }

export function TemplateDialog({ template, onClose }: { template: ReplyTemplate | null; onClose: () => void }) {
  const { t } = useI18n()
  const { id: _id, version, ...current } = template ?? { id: 0, version: 0, ...empty }
  const typed = useTypedForm<TypedTemplate>({ kind: 'reply-template', id: template?.id ?? 'new', current, restore: 'on request' })
  const { values, change: set } = typed
  const { close, guard } = useCloseGuard({ isDirty: typed.isDirty, onClose })
  const finish = async (sentence: string, actionId: string) => {
    await queryClient.invalidateQueries({ queryKey: replyTemplatesQuery.queryKey })
    typed.drop()
    showUndoToast(sentence, actionId)
    onClose()
  }
  const { isBusy, failure, errorOf, run } = useWrite()
  const save = () =>
    run(async () => {
      try {
        const { action_id: action } = template
          ? await callStaff('PUT /api/staff/reply-templates/:id/', { params: { id: template.id }, body: { version, ...values } })
          : await callStaff('POST /api/staff/reply-templates/', { body: values })
        await finish(t('templates.saved'), action)
      } catch (error) {
        // shows a colleague's changes in the fields that the person has not changed; the other fields keep their input
        await queryClient.invalidateQueries({ queryKey: replyTemplatesQuery.queryKey })
        throw error
      }
    })
  const remove = (id: number) =>
    run(async () => {
      const { action_id: action } = await callStaff('DELETE /api/staff/reply-templates/:id/', { params: { id } })
      await finish(t('templates.deleted'), action)
    })
  return (
    <FormDialog
      title={t(template ? 'templates.change' : 'templates.add')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void save()}
      width="md:w-[760px]"
      onClose={close}
      aside={template && <DeleteButton isBusy={isBusy} label={t('templates.delete')} onDelete={() => void remove(template.id)} />}
    >
      {guard}
      <DraftNotice form={typed} />
      <TemplateFields values={values} onChange={set} errorOf={errorOf} />
    </FormDialog>
  )
}

type FieldsProps = {
  values: TypedTemplate
  onChange: (change: Partial<TypedTemplate>) => void
  errorOf: (field: string) => string | null
}

function TemplateFields({ values, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n()
  const bodyError = (field: string) => errorOf(field) && t('templates.wrong')
  return (
    <>
      <LanguagePair
        label={t('templates.name')}
        ru={{ value: values.name_ru, onChange: (text) => onChange({ name_ru: text }), error: errorOf('name_ru') }}
        en={{ value: values.name_en, onChange: (text) => onChange({ name_en: text }), error: errorOf('name_en') }}
      />
      <TickGroup
        legend={t('templates.kinds')}
        values={values.kinds}
        onChange={(kinds) => onChange({ kinds })}
        options={threadKinds.map((value) => ({ value, label: t(`threads.kind.${value}`) }))}
      />
      <LanguagePair
        isLong
        label={t('templates.body')}
        ru={{ value: values.body_ru, onChange: (text) => onChange({ body_ru: text }), error: bodyError('body_ru') }}
        en={{ value: values.body_en, onChange: (text) => onChange({ body_en: text }), error: bodyError('body_en') }}
      />
      <p className="text-12 text-stone">
        {t('templates.fields')} {replyFields.map((field) => `{{${field}}} — ${t(`templates.field.${field}`)}`).join(', ')}.
      </p>
    </>
  )
}
