import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { importColumns, isImportColumn } from '#contract/rules/staff/piece-csv-columns.ts'

export type ShownChange = { column: string; from: string; to: string }

/** Returns the label of a changed column, without its unit, because the values contain the unit. */
export function useColumnName(): (column: string) => string {
  const { find, language } = useI18n()
  return (column) =>
    isImportColumn(column) ? importColumns[column][language].replace(/, \$$/, '') : find(`bulk.columns.${column}`, column)
}

const dollars = /^\$(\d+(?:\.\d\d)?)$/

/** Formats a dollar amount in the current language. Returns any other value unchanged. */
export function useShownValue(): (value: string) => string {
  const { money } = useFormat()
  return (value) => {
    const [, sum] = dollars.exec(value) ?? []
    return sum ? money(sum.replace(/\.00$/, '')) : value
  }
}

export function ChangeLines({ changes, isNamed = true }: { changes: readonly ShownChange[]; isNamed?: boolean }) {
  const { t } = useI18n()
  const nameOf = useColumnName()
  const shown = useShownValue()
  return (
    <ul className="grid min-w-0 gap-0.5">
      {changes.map(({ column, from, to }) => (
        <li key={column} className="figures min-w-0">
          <span className={isNamed ? 'text-stone' : 'sr-only'}>{nameOf(column)}: </span>
          <s className="text-stone decoration-stone/50">{shown(from)}</s>
          <span aria-hidden="true" className="text-stone">
            {' → '}
          </span>
          <span className="sr-only"> {t('bulk.becomes')} </span>
          <span className="font-medium">{shown(to)}</span>
        </li>
      ))}
    </ul>
  )
}
