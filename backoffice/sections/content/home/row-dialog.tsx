import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '#backoffice/client/brands.ts'
import type { HomeDraft, StaffRow } from '#backoffice/client/home.ts'
import { DialogFormNotices } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { namePiece, RowPieces } from '#backoffice/sections/content/home/row-pieces.tsx'
import { useRowForm, useShowRow } from '#backoffice/sections/content/home/use-row-form.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { type HomeRowName, homeRowModes } from '#contract/rules/staff/home-parts.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const kinds = ['watch', 'jewelry', 'bag'] as const
const orderings = ['-published_at', '-production_year', 'price_usd', '-price_usd'] as const

type Props = { draft: HomeDraft; name: HomeRowName; onClose: () => void }

export function RowDialog({ draft, name, onClose }: Props) {
  const { t } = useI18n()
  const form = useRowForm(draft, name, onClose)
  const { names, ...row } = form.values
  const nameOf = (id: number) => namePiece(id, draft.pieces, names)
  const show = useShowRow(nameOf)
  const isDirty = form.changedCount > 0
  const { close, guard } = useCloseGuard({ isDirty, onClose })
  const modes = homeRowModes.filter((mode) => mode !== 'hidden' || name !== 'hero')
  const isArranged = row.mode === 'hand' || row.mode === 'rule'
  return (
    <FormDialog
      title={t(`home.rows.${name}`)}
      width="md:w-[760px]"
      isBusy={form.isSaving}
      failure={Object.values(form.refused)[0] ?? form.failure}
      onSubmit={isDirty ? form.save : onClose}
      onClose={close}
    >
      <DialogFormNotices form={form} show={show} />
      <SelectField
        label={t('home.mode')}
        value={row.mode}
        onChange={(value) => form.set('mode', modes.find((mode) => mode === value) ?? 'default')}
        options={modes.map((value) => ({ value, label: t(`home.modes.${value}`) }))}
      />
      {isArranged && name !== 'hero' && (
        <LanguagePair
          label={t('home.rowTitle')}
          ru={{ value: row.title_ru, onChange: (text) => form.set('title_ru', text) }}
          en={{ value: row.title_en, onChange: (text) => form.set('title_en', text) }}
        />
      )}
      {row.mode === 'rule' && <RuleFields row={row} onChange={form.setAll} />}
      {isArranged && (
        <RowPieces
          ids={row.pieces}
          known={draft.pieces}
          names={names}
          nameOf={nameOf}
          isPinned={row.mode === 'rule'}
          onChange={(pieces, added) => form.setAll({ pieces, names: added })}
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
