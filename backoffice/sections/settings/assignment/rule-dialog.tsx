import { useQuery } from '@tanstack/react-query'
import { type AssignmentRule, type AssignmentRules, type TypedRule, writeRules } from '#backoffice/client/assignment.ts'
import { brandsQuery } from '#backoffice/client/brands.ts'
import { colleaguesQuery } from '#backoffice/client/colleagues.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TickGroup } from '#backoffice/ui/field/tick-group.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { offices } from '#contract/offices.ts'
import { assignedKinds } from '#contract/rules/staff/thread-enums.ts'

type Typed = Omit<TypedRule, 'id'>
const empty: Typed = { kinds: [], office: null, brand_id: null, staff_id: '' }
type Props = { rules: AssignmentRules; rule: AssignmentRule | null; onClose: () => void }

export function RuleDialog({ rules: { version, results }, rule, onClose }: Props) {
  const { t } = useI18n()
  const form = useTypedForm<Typed>({
    kind: 'assignment-rule',
    id: rule?.id ?? 'new',
    current: rule ? { kinds: rule.kinds, office: rule.office, brand_id: rule.brand_id, staff_id: rule.staff_id } : empty,
    restore: 'on request',
  })
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const { isBusy, failure, errorOf, run } = useWrite()
  const write = (sentence: string, rules: readonly (TypedRule | AssignmentRule)[]) =>
    run(async () => {
      const action = await writeRules(version, rules)
      form.drop()
      showUndoToast(sentence, action)
      onClose()
    })
  const save = () =>
    write(
      t('assignment.saved'),
      rule ? results.map((each) => (each.id === rule.id ? { id: rule.id, ...form.values } : each)) : [...results, form.values],
    )
  const remove = () =>
    write(
      t('assignment.deleted'),
      results.filter(({ id }) => id !== rule?.id),
    )
  return (
    <FormDialog
      title={t(rule ? 'assignment.change' : 'assignment.add')}
      isBusy={isBusy}
      isReady={form.values.staff_id !== ''}
      failure={failure}
      onSubmit={() => void save()}
      onClose={close}
      aside={rule && <DeleteButton isBusy={isBusy} label={t('assignment.delete')} onDelete={() => void remove()} />}
    >
      {guard}
      <DraftNotice form={form} />
      <RuleFields values={form.values} rule={rule} onChange={form.change} errorOf={errorOf} />
    </FormDialog>
  )
}

type FieldsProps = {
  values: Typed
  rule: AssignmentRule | null
  onChange: (part: Partial<Typed>) => void
  errorOf: (field: string) => string | null
}

function RuleFields({ values, rule, onChange, errorOf }: FieldsProps) {
  const { t, language } = useI18n()
  const { data: brands } = useQuery(brandsQuery)
  const { data: colleagues } = useQuery(colleaguesQuery)
  // keeps a former colleague selectable in a rule that still assigns to them
  const left = rule && !rule.is_fit ? [{ value: rule.staff_id, label: rule.staff }] : []
  const people = (colleagues?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <SelectField
        label={t('assignment.person')}
        value={values.staff_id}
        onChange={(staff_id) => onChange({ staff_id })}
        options={[
          { value: '', label: t('assignment.choose') },
          ...people,
          ...left.filter(({ value }) => !people.some((person) => person.value === value)),
        ]}
        error={errorOf('staff_id')}
      />
      <TickGroup
        legend={t('assignment.kinds')}
        values={values.kinds}
        onChange={(kinds) => onChange({ kinds })}
        options={assignedKinds.map((value) => ({ value, label: t(`threads.kind.${value}`) }))}
      />
      <SelectField
        label={t('assignment.office')}
        value={values.office ?? ''}
        onChange={(value) => onChange({ office: offices.find(({ key }) => key === value)?.key ?? null })}
        options={[
          { value: '', label: t('assignment.anyOffice') },
          ...offices.map(({ key, city }) => ({ value: key, label: city[language] })),
        ]}
      />
      <SelectField
        label={t('assignment.brand')}
        value={values.brand_id === null ? '' : String(values.brand_id)}
        onChange={(value) => onChange({ brand_id: value ? Number(value) : null })}
        options={[
          { value: '', label: t('assignment.anyBrand') },
          ...(brands?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        error={errorOf('brand_id')}
      />
    </>
  )
}
