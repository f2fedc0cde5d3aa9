import { useTypedText } from '#app/features/catalog-filters/use-typed-text.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { changeView } from '#contract/rules/catalog-change.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'
import type { NumberFilter } from '#contract/rules/filter-definitions.ts'

type Bound = { name: NumberFilter; placeholder?: number; value: number | undefined }
type Props = {
  title: string
  min: number
  bounds: readonly [Bound, Bound]
  catalogState: CatalogState
  afterMs: number
  onChange: (catalogState: CatalogState, field: NumberFilter) => void
}

/** Two numbers, from and to. What is no number, or not in range, clears (CAT-06). */
export function NumberRange({ title, bounds: [from, to], ...rest }: Props) {
  const { t } = useI18n()
  return (
    <fieldset aria-label={title} className="grid grid-cols-2 gap-4 pb-5">
      <NumberField label={t('catalog.filters.from')} bound={from} {...rest} />
      <NumberField label={t('catalog.filters.to')} bound={to} {...rest} />
    </fieldset>
  )
}

type FieldProps = Omit<Props, 'title' | 'bounds'> & { label: string; bound: Bound }

function NumberField({ label, bound: { name, placeholder, value }, min, catalogState, afterMs, onChange }: FieldProps) {
  const after = (text: string) => changeView(catalogState.view, { [name]: Number(text || Number.NaN) })
  const field = useTypedText({
    applied: String(value ?? ''),
    onCommit: (text) => onChange({ mode: catalogState.mode, view: after(text) }, name),
    clean: (text) => String(after(text)[name] ?? ''),
    afterMs,
  })
  return (
    <label className="flex items-baseline gap-2 text-13 text-stone">
      {label}
      <input
        {...field}
        type="number"
        name={name}
        min={min}
        step={1}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder?.toString()}
        className="line-field w-full min-w-0 text-ink"
      />
    </label>
  )
}
