import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { type BulkFieldsProps, roundings } from '#backoffice/sections/pieces/bulk/bulk-form.ts'
import { SegmentField, SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'

export function BulkPriceFields({ form, onChange, isTried }: BulkFieldsProps) {
  const { t } = useI18n()
  const isMissing = isTried && !(Number(form.amount) > 0)
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-[auto_1fr_auto_1fr]">
        <SegmentField
          label={t('bulk.direction')}
          value={form.isLower ? 'down' : 'up'}
          onChange={(value) => onChange({ isLower: value === 'down' })}
          options={(['down', 'up'] as const).map((value) => ({ value, label: t(`bulk.${value}`) }))}
        />
        <NumberField
          label={t('bulk.amount')}
          value={form.amount}
          onChange={(amount) => onChange({ amount })}
          error={isMissing ? t('form.required') : null}
          className="max-md:row-start-2"
        />
        <SegmentField
          label={t('bulk.unit')}
          value={form.by}
          onChange={(value) => onChange({ by: value === 'sum' ? 'sum' : 'percent' })}
          options={(['percent', 'sum'] as const).map((value) => ({ value, label: t(`bulk.${value}`) }))}
        />
        <SelectField
          label={t('bulk.roundTo')}
          value={String(form.roundTo)}
          onChange={(value) => onChange({ roundTo: roundings.find((each) => String(each) === value) ?? 100 })}
          options={roundings.map((value) => ({ value: String(value), label: t(`bulk.rounds.${value}`) }))}
          className="max-md:row-start-2"
        />
      </div>
      {form.isLower && (
        <TickField checked={form.keepPrevious} onChange={(keepPrevious) => onChange({ keepPrevious })}>
          {t('bulk.keepPrevious')}
        </TickField>
      )}
      <TextField
        label={t('bulk.reason')}
        help={t('bulk.reasonHelp')}
        value={form.reason}
        onChange={(reason) => onChange({ reason })}
        maxLength={200}
        autoComplete="off"
      />
    </>
  )
}
