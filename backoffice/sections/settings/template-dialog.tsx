import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { type ReplyTemplate, replyTemplatesQuery } from '#backoffice/client/reply-templates.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { replyFields } from '#contract/rules/staff/fill-reply.ts'
import { threadKinds } from '#contract/rules/staff/thread-enums.ts'

const empty: Omit<ReplyTemplate, 'id'> = { name: '', kinds: [], body_ru: '', body_en: '' }

/** Writes a template in both languages, or deletes it. */
export function TemplateDialog({ template, onClose }: { template: ReplyTemplate | null; onClose: () => void }) {
  const { t } = useI18n()
  const { id: _id, ...current } = template ?? { id: 0, ...empty }
  const typed = useTypedForm<typeof empty>({ kind: 'reply-template', id: template?.id ?? 'new', current, restore: 'on request' })
  const { values, change: set } = typed
  const { close, guard } = useCloseGuard({ isDirty: typed.isDirty, onClose })
  const finish = async (sentence: string, actionId: string) => {
    await queryClient.invalidateQueries({ queryKey: replyTemplatesQuery.queryKey })
    typed.drop()
    showDone(sentence, actionId)
    onClose()
  }
  const { isBusy, failure, errorOf, run } = useWrite()
  const save = () =>
    run(async () => {
      const { name, kinds, body_ru, body_en } = values
      const body = { name, kinds, body_ru, body_en }
      const { action_id: action } = template
        ? await callStaff('PUT /api/staff/reply-templates/:id/', { params: { id: template.id }, body })
        : await callStaff('POST /api/staff/reply-templates/', { body })
      await finish(t('templates.saved'), action)
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
  values: typeof empty
  onChange: (change: Partial<typeof empty>) => void
  errorOf: (field: string) => string | null
}

function TemplateFields({ values, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n()
  return (
    <>
      <TextField
        label={t('templates.name')}
        value={values.name}
        onChange={(name) => onChange({ name })}
        ref={focusOnOpen}
        maxLength={100}
        autoComplete="off"
        error={errorOf('name')}
      />
      <KindTicks kinds={values.kinds} onChange={(kinds) => onChange({ kinds })} />
      <TextAreaField
        label={t('templates.bodyRu')}
        value={values.body_ru}
        onChange={(body) => onChange({ body_ru: body })}
        error={errorOf('body_ru') && t('templates.wrong')}
      />
      <TextAreaField
        label={t('templates.bodyEn')}
        value={values.body_en}
        onChange={(body) => onChange({ body_en: body })}
        error={errorOf('body_en') && t('templates.wrong')}
      />
      <p className="text-12 text-stone">
        {t('templates.fields')} {replyFields.map((field) => `{{${field}}} — ${t(`templates.field.${field}`)}`).join(', ')}.
      </p>
    </>
  )
}

type Kinds = ReplyTemplate['kinds']

/** For which enquiries it is offered. */
function KindTicks({ kinds, onChange }: { kinds: Kinds; onChange: (kinds: Kinds) => void }) {
  const { t } = useI18n()
  return (
    <fieldset className="grid gap-1 md:grid-cols-2">
      <legend className="mb-1 text-13 text-stone">{t('templates.kinds')}</legend>
      {threadKinds.map((kind) => (
        <TickField
          key={kind}
          checked={kinds.includes(kind)}
          onChange={(isOn) => onChange(threadKinds.filter((each) => (each === kind ? isOn : kinds.includes(each))))}
        >
          {t(`threads.kind.${kind}`)}
        </TickField>
      ))}
    </fieldset>
  )
}
