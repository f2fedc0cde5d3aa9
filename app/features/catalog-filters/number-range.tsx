import { useEffect, useId, useState } from 'react'
import { useTypedText } from '#app/features/catalog-filters/use-typed-text.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { changeView } from '#contract/rules/catalog-change.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'
import type { NumberFilter } from '#contract/rules/filter-definitions.ts'

type Bound = { name: NumberFilter; placeholder?: number; value: number | undefined }
type Check = { name: NumberFilter; isRefused: boolean }
type Props = {
  title: string
  min: number
  max?: number
  bounds: readonly [Bound, Bound]
  catalogState: CatalogState
  afterMs: number
  onChange: (catalogState: CatalogState, field: NumberFilter) => void
}

/** A filter by a range of numbers. An invalid or out-of-range number clears the filter and shows an error. */
export function NumberRange({ title, min, max, bounds: [from, to], ...rest }: Props) {
  const { t } = useI18n()
  const hint = useId()
  const [refused, setRefused] = useState<readonly NumberFilter[]>([])
  const onCheck = ({ name, isRefused }: Check) => {
    if (refused.includes(name) !== isRefused) setRefused(isRefused ? [...refused, name] : refused.filter((known) => known !== name))
  }
  const isSwapped = from.value !== undefined && to.value !== undefined && from.value > to.value
  const range = max === undefined ? t('catalog.filters.outOfRange', { min }) : t('catalog.filters.outOfYears', { min, max })
  const problem = refused.length ? range : isSwapped && t('catalog.filters.swapped')
  const common = { ...rest, min, max, onCheck, describedBy: problem ? hint : undefined }
  return (
    <fieldset aria-label={title} className="grid grid-cols-2 gap-4 pb-5">
      <NumberField label={t('catalog.filters.from')} bound={from} isInvalid={refused.includes(from.name) || isSwapped} {...common} />
      <NumberField label={t('catalog.filters.to')} bound={to} isInvalid={refused.includes(to.name) || isSwapped} {...common} />
      <output className="col-span-2 -mt-2 text-13 text-oxblood empty:absolute">{problem && <span id={hint}>{problem}</span>}</output>
    </fieldset>
  )
}

type FieldProps = Omit<Props, 'title' | 'bounds'> & {
  label: string
  bound: Bound
  isInvalid: boolean
  describedBy: string | undefined
  onCheck: (check: Check) => void
}

function NumberField({ label, bound, min, max, catalogState, afterMs, isInvalid, describedBy, onChange, onCheck }: FieldProps) {
  const { name, placeholder, value } = bound
  const after = (text: string) => changeView(catalogState.view, { [name]: Number(text || Number.NaN) })
  const { field, isRefused } = useTypedText({
    applied: String(value ?? ''),
    onCommit: (text) => onChange({ mode: catalogState.mode, view: after(text) }, name),
    clean: (text) => String(after(text)[name] ?? ''),
    afterMs,
  })
  useEffect(() => onCheck({ name, isRefused }))
  return (
    <label className="flex items-baseline gap-2 text-13 text-stone">
      {label}
      <input
        {...field}
        type="number"
        name={name}
        min={min}
        max={max}
        step={1}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder?.toString()}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className="line-field w-full min-w-0 text-ink aria-invalid:border-oxblood"
      />
    </label>
  )
}
