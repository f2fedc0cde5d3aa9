import type { PieceReports, TimingRun } from '#backoffice/client/reports.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TimingSummaryLine } from '#backoffice/sections/reports/timing-summary-line.tsx'
import type { TypedReading } from '#backoffice/sections/reports/typed-timing.ts'
import { useTimingForm } from '#backoffice/sections/reports/use-timing-form.ts'
import { WorkshopField } from '#backoffice/sections/reports/workshop-field.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { positionNames, positions } from '#contract/rules/staff/timing.ts'

type Props = { data: PieceReports; run: TimingRun | null; onClose: () => void }

export function TimingDialog({ data, run, onClose }: Props) {
  const { t, language } = useI18n()
  const { timeZone, city } = useOfficeTimeZone()
  const { form, typed, setReading, rest, set, readings, isBusy, failure, save, remove } = useTimingForm({ data, run, onClose })
  return (
    <FormDialog
      title={t('reports.editTiming')}
      width="md:w-[640px]"
      isBusy={isBusy}
      failure={failure}
      aside={run && <DeleteButton isBusy={isBusy} onDelete={remove} />}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <DateTimeField
          label={t('reports.measuredAt')}
          value={rest.measuredAt}
          onChange={(measuredAt) => set({ measuredAt })}
          timeZone={timeZone}
          zoneName={city[language]}
        />
        <WorkshopField workshops={data.workshops} value={rest.workshopId} onChange={(workshopId) => set({ workshopId })} />
      </div>
      <div className="grid gap-3">
        {positions.map((position) => (
          <PositionFields
            key={position}
            label={positionNames[position][language]}
            typed={typed[position]}
            onChange={(change) => setReading(position, change)}
          />
        ))}
      </div>
      <TimingSummaryLine readings={readings} liftAngle={rest.liftAngle === null ? null : Number(rest.liftAngle)} />
      <NumberField
        label={t('reports.liftAngle')}
        value={rest.liftAngle}
        onChange={(liftAngle) => set({ liftAngle })}
        className="max-w-40"
      />
      <TickField checked={rest.isShown} onChange={(isShown) => set({ isShown })}>
        {t('reports.isShown')}
      </TickField>
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}

type FieldsProps = { label: string; typed: TypedReading; onChange: (change: Partial<TypedReading>) => void }

function PositionFields({ label, typed, onChange }: FieldsProps) {
  const { t } = useI18n()
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-2">
      <legend className="float-left mb-1 w-full text-13 font-medium">{label}</legend>
      <div className="clear-both grid grid-cols-3 gap-3">
        {(['rate', 'amplitude', 'beatError'] as const).map((figure) => (
          <NumberField
            key={figure}
            label={t(`reports.${figure}`)}
            isSigned={figure === 'rate'}
            value={typed[figure]}
            onChange={(value) => onChange({ [figure]: value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
