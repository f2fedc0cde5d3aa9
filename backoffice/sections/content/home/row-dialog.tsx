import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '#backoffice/client/brands.ts'
import { type HomeDraft, saveHome, type StaffRow } from '#backoffice/client/home.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { RowPieces } from '#backoffice/sections/content/home/row-pieces.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { type HomeRowName, homeRowModes } from '#contract/rules/staff/home-parts.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const kinds = ['watch', 'jewelry', 'bag'] as const
const orderings = ['-published_at', '-production_year', 'price_usd', '-price_usd'] as const

type TypedRow = StaffRow & { names: Record<number, string> }

type Props = { draft: HomeDraft; name: HomeRowName; onClose: () => void }

export function RowDialog({ draft, name, onClose }: Props) {
  const { t } = useI18n()
  const form = useTypedForm<TypedRow>({ kind: 'home-row', id: name, current: { ...draft.rows[name], names: {} }, restore: 'on request' })
  const { change } = form
  const { names, ...row } = form.values
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const { run, isBusy, failure, firstError } = useWrite()
  const save = () =>
    run(async () => {
      await saveHome(draft, { rows: { ...draft.rows, [name]: row } }, t('home.rowSaved'))
      form.drop()
      onClose()
    })
  const modes = homeRowModes.filter((mode) => mode !== 'hidden' || name !== 'hero')
  const isArranged = row.mode === 'hand' || row.mode === 'rule'
  return (
    <FormDialog
      title={t(`home.rows.${name}`)}
      width="md:w-[760px]"
      isBusy={isBusy}
      failure={failure ?? firstError}
      onSubmit={() => void save()}
      onClose={close}
    >
      <DraftNotice form={form} />
      <SelectField
        label={t('home.mode')}
        value={row.mode}
        onChange={(value) => change({ mode: modes.find((mode) => mode === value) ?? 'default' })}
        options={modes.map((value) => ({ value, label: t(`home.modes.${value}`) }))}
      />
      {isArranged && name !== 'hero' && (
        <LanguagePair
          label={t('home.rowTitle')}
          ru={{ value: row.title_ru, onChange: (text) => change({ title_ru: text }) }}
          en={{ value: row.title_en, onChange: (text) => change({ title_en: text }) }}
        />
      )}
      {row.mode === 'rule' && <RuleFields row={row} onChange={change} />}
      {isArranged && (
        <RowPieces
          ids={row.pieces}
          known={draft.pieces}
          names={names}
          isPinned={row.mode === 'rule'}
          onChange={(pieces, added) => change({ pieces, names: added })}
        />
      )}
      {guard}
    </FormDialog>
  )
}

function RuleFields({ row, onChange }: { row: StaffRow; onChange: (part: Partial<StaffRow>) => void }) {
  const { t } = useI18n()
  const { data } = useQuery(brandsQuery)
  const brands = (data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const price = (value: number | null) => (value === null ? null : String(value))
  const readPrice = (text: string | null) => (text === null ? null : Number(text))
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        label={t('home.kind')}
        value={row.kind ?? ''}
        onChange={(value) => onChange({ kind: kinds.find((kind) => kind === value) ?? null })}
        options={[{ value: '', label: t('home.kinds.all') }, ...kinds.map((value) => ({ value, label: t(`home.kinds.${value}`) }))]}
      />
      <ComboboxField
        label={t('home.brand')}
        value={String(row.brand_ids[0] ?? '')}
        onChange={(id) => onChange({ brand_ids: id ? [Number(id)] : [] })}
        options={brands}
      />
      <MoneyField
        label={t('home.minPrice')}
        unit="USD"
        value={price(row.min_price)}
        onChange={(text) => onChange({ min_price: readPrice(text) })}
      />
      <MoneyField
        label={t('home.maxPrice')}
        unit="USD"
        value={price(row.max_price)}
        onChange={(text) => onChange({ max_price: readPrice(text) })}
      />
      <TextField
        label={t('home.tag')}
        value={row.tag ?? ''}
        onChange={(tag) => onChange({ tag: tag || null })}
        maxLength={staffLimits.tagMaxChars}
        autoComplete="off"
      />
      <SelectField
        label={t('home.ordering')}
        value={row.ordering}
        onChange={(value) => onChange({ ordering: orderings.find((ordering) => ordering === value) ?? '-published_at' })}
        options={orderings.map((value) => ({ value, label: t(`home.orderings.${value}`) }))}
      />
    </div>
  )
}
