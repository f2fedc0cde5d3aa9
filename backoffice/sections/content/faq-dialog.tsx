import { callStaff } from '#backoffice/client/call-staff.ts'
import { faqsQuery, type StaffFaq, type TypedFaq } from '#backoffice/client/content.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useEntryWrite } from '#backoffice/sections/content/use-entry-write.ts'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { faqFacts } from '#contract/rules/staff/faq-facts.ts'

export const faqSections = ['order', 'delivery', 'warranty', 'products'] as const satisfies StaffFaq['section'][]

const empty: TypedFaq = { section: 'order', question_ru: '', question_en: '', answer_ru: '', answer_en: '', is_active: true }

export function FaqDialog({ faq, onClose }: { faq: StaffFaq | null; onClose: () => void }) {
  const { t } = useI18n()
  const { id, version, ...held } = faq ?? { ...empty, id: 0, version: 0 }
  const form = useTypedForm<TypedFaq>({ kind: 'faq', id: faq ? id : 'new', current: held, restore: 'on request' })
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const { write, isBusy, failure, errorOf } = useEntryWrite({ list: faqsQuery, form, onClose })
  const params = { id }
  const save = () =>
    faq
      ? write(t('content.faq.changed'), () => callStaff('PATCH /api/staff/faqs/:id/', { params, body: { version, ...form.values } }))
      : write(t('content.faq.added'), () => callStaff('POST /api/staff/faqs/', { body: form.values }))
  const remove = () => write(t('content.faq.deleted'), () => callStaff('DELETE /api/staff/faqs/:id/', { params }))
  return (
    <FormDialog
      title={t(faq ? 'content.faq.change' : 'content.faq.add')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void save()}
      aside={faq && <DeleteButton isBusy={isBusy} onDelete={() => void remove()} />}
      width="md:w-[760px]"
      onClose={close}
    >
      <DraftNotice form={form} />
      <FaqFields values={form.values} onChange={form.change} errorOf={errorOf} />
      {guard}
    </FormDialog>
  )
}

type FieldsProps = { values: TypedFaq; onChange: (part: Partial<TypedFaq>) => void; errorOf: (field: string) => string | null }

function FaqFields({ values, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n()
  const factError = (field: string) => errorOf(field) && t('content.faq.wrong')
  return (
    <>
      <SelectField
        label={t('content.faq.section')}
        value={values.section}
        onChange={(value) => onChange({ section: faqSections.find((known) => known === value) ?? 'order' })}
        options={faqSections.map((value) => ({ value, label: t(`content.faq.sections.${value}`) }))}
      />
      <LanguagePair
        label={t('content.faq.question')}
        ru={{ value: values.question_ru, onChange: (text) => onChange({ question_ru: text }), error: errorOf('question_ru') }}
        en={{ value: values.question_en, onChange: (text) => onChange({ question_en: text }), error: errorOf('question_en') }}
      />
      <LanguagePair
        isLong
        label={t('content.faq.answer')}
        ru={{ value: values.answer_ru, onChange: (text) => onChange({ answer_ru: text }), error: factError('answer_ru') }}
        en={{ value: values.answer_en, onChange: (text) => onChange({ answer_en: text }), error: factError('answer_en') }}
      />
      <p className="text-12 text-stone">
        {t('content.faq.plainText')} {t('content.faq.facts')}{' '}
        {faqFacts.map((name) => `{{${name}}} — ${t(`content.faq.fact.${name}`)}`).join(', ')}.
      </p>
      <TickField checked={values.is_active} onChange={(isShown) => onChange({ is_active: isShown })}>
        {t('content.isShown')}
      </TickField>
    </>
  )
}
