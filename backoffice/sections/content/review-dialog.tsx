import { callStaff } from '#backoffice/client/call-staff.ts'
import { reviewsQuery, type StaffReview, type TypedReview } from '#backoffice/client/content.ts'
import { useToday } from '#backoffice/client/use-staff.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useEntryWrite } from '#backoffice/sections/content/use-entry-write.ts'
import { SegmentField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { languages } from '#contract/language.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const empty: TypedReview = { author: '', text: '', language: 'ru', source_name: '', source_url: '', written_on: '', is_active: true }

export function ReviewDialog({ review, onClose }: { review: StaffReview | null; onClose: () => void }) {
  const { t } = useI18n()
  const { id, version, ...held } = review ?? { ...empty, id: 0, version: 0 }
  const form = useTypedForm<TypedReview>({ kind: 'review', id: review ? id : 'new', current: held, restore: 'on request' })
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const { write, isBusy, failure, errorOf } = useEntryWrite({ list: reviewsQuery, form, onClose })
  const params = { id }
  const save = () =>
    review
      ? write(t('content.reviews.changed'), () => callStaff('PATCH /api/staff/reviews/:id/', { params, body: { version, ...form.values } }))
      : write(t('content.reviews.added'), () => callStaff('POST /api/staff/reviews/', { body: form.values }))
  const remove = () => write(t('content.reviews.deleted'), () => callStaff('DELETE /api/staff/reviews/:id/', { params }))
  return (
    <FormDialog
      title={t(review ? 'content.reviews.change' : 'content.reviews.add')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void save()}
      aside={review && <DeleteButton isBusy={isBusy} onDelete={() => void remove()} />}
      width="md:w-[640px]"
      onClose={close}
    >
      <DraftNotice form={form} />
      <ReviewFields values={form.values} onChange={form.change} errorOf={errorOf} />
      <SourceFields values={form.values} onChange={form.change} errorOf={errorOf} />
      <TickField checked={form.values.is_active} onChange={(isShown) => form.change({ is_active: isShown })}>
        {t('content.isShown')}
      </TickField>
      {guard}
    </FormDialog>
  )
}

type FieldsProps = { values: TypedReview; onChange: (part: Partial<TypedReview>) => void; errorOf: (field: string) => string | null }

function ReviewFields({ values, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n()
  return (
    <>
      <TextField
        label={t('content.reviews.author')}
        help={t('content.reviews.authorHelp')}
        value={values.author}
        onChange={(author) => onChange({ author })}
        maxLength={staffLimits.reviewNameMaxChars}
        autoComplete="off"
        error={errorOf('author')}
      />
      <TextAreaField
        label={t('content.reviews.review')}
        help={t('content.reviews.reviewHelp')}
        lang={values.language}
        value={values.text}
        onChange={(text) => onChange({ text })}
        maxLength={staffLimits.reviewTextMaxChars}
        rows={6}
        error={errorOf('text')}
      />
      <SegmentField
        label={t('content.reviews.language')}
        value={values.language}
        onChange={(value) => onChange({ language: languages.find((known) => known === value) ?? 'ru' })}
        options={languages.map((value) => ({ value, label: t(`content.reviews.languages.${value}`) }))}
      />
    </>
  )
}

function SourceFields({ values, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n()
  const today = useToday()
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('content.reviews.source')}
          help={t('content.reviews.sourceHelp')}
          value={values.source_name}
          onChange={(name) => onChange({ source_name: name })}
          maxLength={staffLimits.reviewNameMaxChars}
          autoComplete="off"
          error={errorOf('source_name')}
        />
        <TextField
          label={t('content.reviews.day')}
          type="date"
          max={today}
          value={values.written_on}
          onChange={(day) => onChange({ written_on: day })}
          error={errorOf('written_on')}
        />
      </div>
      <TextField
        label={t('content.reviews.address')}
        help={t('content.reviews.addressHelp')}
        type="url"
        value={values.source_url}
        onChange={(url) => onChange({ source_url: url })}
        maxLength={staffLimits.reviewUrlMaxChars}
        autoComplete="off"
        error={errorOf('source_url')}
      />
    </>
  )
}
