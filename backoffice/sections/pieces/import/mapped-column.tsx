import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { importColumnNames, importColumns } from '#contract/rules/staff/piece-csv-columns.ts'

type Props = {
  head: string
  sample: readonly string[]
  column: string | null
  error: string | null
  onChange: (column: string | null) => void
  children?: ReactNode
}

export function MappedColumn({ head, sample, column, error, onChange, children }: Props) {
  const { t, language } = useI18n()
  const options = importColumnNames.map((value) => ({ value, label: importColumns[value][language] }))
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-hairline py-2 text-13 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_300px]">
      <span className={`min-w-0 font-medium break-words ${column ? '' : 'text-stone'}`}>{head}</span>
      <span className="min-w-0 truncate text-stone">{sample.filter(Boolean).join(' · ') || '—'}</span>
      <SelectField
        label={t('imports.asColumn', { head })}
        isLabelHidden
        value={column ?? ''}
        onChange={(value) => onChange(value || null)}
        options={[{ value: '', label: t('imports.skip') }, ...options]}
        error={error}
      />
      {children}
    </li>
  )
}
