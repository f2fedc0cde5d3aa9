import { useNavigate } from 'react-router'
import { cacheBuyback, type StaffBuyback } from '#backoffice/client/buybacks.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { type BuybackTerms, buybackTerms } from '#contract/rules/buyback-states.ts'
import { kinds } from '#contract/rules/piece-kinds.ts'

type Values = { terms: string; kind: string; brand: string; model: string; reference: string; year: string | null; serial: string }
type Props = { threadId: number; buyback: StaffBuyback | null; terms?: BuybackTerms; onClose: () => void }

export function FactsDialog({ threadId, buyback, terms = 'buy', onClose }: Props) {
  const { t } = useI18n()
  const may = useMay()
  const navigate = useNavigate()
  const write = useWrite()
  const typed = useTypedForm<Values>({ kind: 'buyback-facts', id: threadId, current: valuesOf(buyback, terms), restore: 'on request' })
  const { values, change } = typed
  const { close, guard } = useCloseGuard({ isDirty: typed.isDirty, onClose })
  const save = () =>
    write.run(async () => {
      const body = bodyOf(values, may('piece.serial'))
      const params = { id: threadId }
      const { buyback: after, action_id: action } = buyback
        ? await callStaff('PATCH /api/staff/buybacks/:id/', { params, body: { version: buyback.version, ...body } })
        : await callStaff('POST /api/staff/threads/:id/buyback/', { params, body })
      cacheBuyback(after)
      typed.drop()
      onClose()
      if (!buyback) void navigate(paths.buyback(after.id))
      showUndoToast(t(buyback ? 'buybacks.saved' : 'buybacks.started'), action)
    })
  const title = t(buyback ? 'buybacks.edit' : 'buybacks.start')
  const line = (name: 'brand' | 'model' | 'reference' | 'serial') => ({
    label: t(`buybacks.${name}`),
    value: values[name],
    onChange: (text: string) => change({ [name]: text }),
    error: write.errorOf(name),
    maxLength: 200,
    autoComplete: 'off',
  })
  return (
    <FormDialog
      title={`${title}, ${t('threads.number', { number: threadId })}`}
      submitLabel={title}
      isBusy={write.isBusy}
      failure={write.failure}
      onSubmit={() => void save()}
      onClose={close}
    >
      {guard}
      <DraftNotice form={typed} />
      {!buyback && <p className="text-13 text-stone">{t('buybacks.startText')}</p>}
      <SegmentField
        label={t('buybacks.kind')}
        value={values.kind}
        onChange={(kind) => change({ kind })}
        options={kinds.map((value) => ({ value, label: t(`pieces.kind.${value}`) }))}
      />
      <SegmentField
        label={t('buybacks.terms.label')}
        value={values.terms}
        onChange={(terms) => change({ terms })}
        options={buybackTerms.map((value) => ({ value, label: t(`buybacks.terms.${value}`) }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...line('brand')} />
        <TextField {...line('model')} />
        <TextField {...line('reference')} />
        <NumberField label={t('buybacks.year')} value={values.year} onChange={(year) => change({ year })} error={write.errorOf('year')} />
        {may('piece.serial') && <TextField {...line('serial')} />}
      </div>
    </FormDialog>
  )
}

function valuesOf(buyback: StaffBuyback | null, begun: BuybackTerms): Values {
  if (!buyback) return { terms: begun, kind: 'watch', brand: '', model: '', reference: '', year: null, serial: '' }
  const { terms, kind, brand, model, reference, year, serial } = buyback
  return { terms, kind, brand, model, reference, year: year === null ? null : String(year), serial: serial ?? '' }
}

function bodyOf(values: Values, maySeeSerial: boolean) {
  const { brand, model, reference, year, serial } = values
  return {
    brand,
    model,
    reference,
    terms: buybackTerms.find((terms) => terms === values.terms) ?? 'buy',
    kind: kinds.find((kind) => kind === values.kind) ?? 'watch',
    year: year ? Number(year) : null,
    ...(maySeeSerial ? { serial } : {}),
  }
}
