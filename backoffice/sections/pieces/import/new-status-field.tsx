import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { type NewStatus, newStatuses } from '#contract/rules/staff/new-status.ts'

type Props = { value: NewStatus; onChange: (status: NewStatus) => void }

/** Chooses the status of new pieces whose rows have none, for the whole file. */
export function NewStatusField({ value, onChange }: Props) {
  const { t } = useI18n()
  return (
    <SelectField
      className="md:max-w-[420px]"
      label={t('imports.newStatus')}
      help={t('imports.newStatusHelp')}
      value={value}
      onChange={(word) => onChange(newStatuses.find((status) => status === word) ?? 'draft')}
      options={newStatuses.map((status) => ({ value: status, label: t(`imports.newStatuses.${status}`) }))}
    />
  )
}
