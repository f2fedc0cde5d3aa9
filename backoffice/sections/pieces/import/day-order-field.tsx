import type { ImportRun } from '#backoffice/client/imports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { type DayOrder, dayOrders } from '#contract/rules/staff/day-order.ts'

export type DayQuestion = ImportRun['day_questions'][number]
type Props = { question: DayQuestion; order: DayOrder | null; isTried: boolean; onChange: (order: DayOrder) => void }

/** Asks whether the day or the month comes first in ambiguous dates. The answer applies to the whole column. */
export function DayOrderField({ question, order, isTried, onChange }: Props) {
  const { t } = useI18n()
  const { day } = useFormat('UTC')
  const options = dayOrders.map((value) => ({ value, label: day(question[value]) }))
  return (
    <SelectField
      className="md:col-start-3"
      label={t('importFile.dayOrder', { sample: question.sample })}
      value={order ?? ''}
      onChange={(value) => onChange(value === 'mdy' ? 'mdy' : 'dmy')}
      options={order ? options : [{ value: '', label: t('importFile.chooseDay') }, ...options]}
      error={isTried && !order ? t('importFile.dayOrderMissing') : null}
    />
  )
}
