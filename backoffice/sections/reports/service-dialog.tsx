import { callStaff } from '#backoffice/client/call-staff.ts'
import type { PieceReports, ServiceEntry } from '#backoffice/client/reports.ts'
import { useMay, useToday } from '#backoffice/client/use-staff.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useReportWrite } from '#backoffice/sections/reports/use-report-write.ts'
import { WorkshopField } from '#backoffice/sections/reports/workshop-field.tsx'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { serviceKindNames, serviceKinds } from '#contract/rules/staff/service-kinds.ts'

/** `cost_usd` exists only in a new entry. It is recorded as an expense. */
type Body = Omit<ServiceEntry, 'id' | 'version'> & { cost_usd?: string | null }

const blank = (today: string): Body => ({
  done_on: today,
  kind: 'overhaul',
  workshop_id: null,
  workshop_name: '',
  text_ru: '',
  text_en: '',
  guarantee_until: null,
  is_shown: true,
})

export function ServiceDialog({ data, entry, onClose }: { data: PieceReports; entry: ServiceEntry | null; onClose: () => void }) {
  const { t } = useI18n()
  const may = useMay()
  const { write, isBusy, failure } = useReportWrite()
  const today = useToday()
  const { id, version, ...known } = entry ?? { id: '', version: 0, ...blank(today) }
  const form = useTypedForm<Body>({ kind: 'piece-service', id: id || `new-${data.piece.id}`, current: known })
  const { values: body, change: set } = form
  const save = async () => {
    const done = await write(
      () =>
        entry
          ? callStaff('PATCH /api/staff/service/:uuid/', { params: { uuid: id }, body: { version, ...body } })
          : callStaff('POST /api/staff/pieces/:id/service/', { params: { id: data.piece.id }, body }),
      () => t('reports.serviceSaved'),
    )
    if (!done) return
    form.drop()
    onClose()
  }
  const remove = async () => {
    const done = await write(
      () => callStaff('DELETE /api/staff/service/:uuid/', { params: { uuid: id } }),
      () => t('reports.serviceDeleted'),
    )
    if (done) onClose()
  }
  return (
    <FormDialog
      title={t('reports.editService')}
      width="md:w-[640px]"
      isBusy={isBusy}
      failure={failure}
      aside={entry && <DeleteButton isBusy={isBusy} onDelete={() => void remove()} />}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <WorkFields workshops={data.workshops} body={body} onChange={set} />
      <LanguagePair
        label={t('reports.serviceText')}
        isLong
        ru={{ value: body.text_ru, onChange: (text) => set({ text_ru: text }) }}
        en={{ value: body.text_en, onChange: (text) => set({ text_en: text }) }}
      />
      {!entry && may('piece.cost') && (
        <MoneyField
          label={t('reports.cost')}
          help={t('reports.costHelp')}
          value={body.cost_usd ?? null}
          onChange={(cost) => set({ cost_usd: cost })}
          className="max-w-60"
        />
      )}
      <TickField checked={body.is_shown} onChange={(isShown) => set({ is_shown: isShown })}>
        {t('reports.isShown')}
      </TickField>
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}

type FieldsProps = { workshops: PieceReports['workshops']; body: Body; onChange: (change: Partial<Body>) => void }

function WorkFields({ workshops, body, onChange }: FieldsProps) {
  const { t, language } = useI18n()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField type="date" label={t('reports.doneOn')} value={body.done_on} onChange={(day) => onChange({ done_on: day })} required />
      <SelectField
        label={t('reports.kind')}
        value={body.kind}
        onChange={(value) => onChange({ kind: serviceKinds.find((each) => each === value) ?? 'other' })}
        options={serviceKinds.map((value) => ({ value, label: serviceKindNames[value][language] }))}
      />
      <WorkshopField workshops={workshops} value={body.workshop_id} onChange={(workshop) => onChange({ workshop_id: workshop })} />
      {body.workshop_id === null && (
        <TextField label={t('reports.otherWorkshop')} value={body.workshop_name} onChange={(name) => onChange({ workshop_name: name })} />
      )}
      <TextField
        type="date"
        label={t('reports.guaranteeUntil')}
        value={body.guarantee_until ?? ''}
        onChange={(day) => onChange({ guarantee_until: day || null })}
      />
    </div>
  )
}
