import type { PreviewedRow } from '#backoffice/client/imports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useColumnName, useShownValue } from '#backoffice/sections/pieces/change-lines.tsx'

type Cell = PreviewedRow['cells'][number]

/** Shows each cell of a row as in the file and as parsed. Omits the column `key`, which is shown in the title of the row. */
export function RowCells({ cells }: { cells: readonly Cell[] }) {
  const nameOf = useColumnName()
  const isRead = cells.some(({ value }) => value !== null)
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-x-4 gap-y-1.5">
      {cells
        .filter(({ column }) => column !== 'key')
        .map((cell) => (
          <div key={cell.column} className="min-w-0">
            <dt className="truncate text-12 text-stone">{nameOf(cell.column)}</dt>
            <dd className="line-clamp-3 break-words">{isRead ? <Read cell={cell} /> : cell.read || '—'}</dd>
          </div>
        ))}
    </dl>
  )
}

function Read({ cell: { read, value, is_filled: isFilled } }: { cell: Cell }) {
  const { t } = useI18n()
  const shown = useShownValue()
  if (value === null)
    return (
      <span className="text-oxblood">
        {read || '—'}
        <span className="sr-only"> {t('importFile.cells.unusable')}</span>
      </span>
    )
  if (isFilled)
    return (
      <>
        {shown(value) || '—'} <span className="text-12 text-stone">{t('importFile.cells.filled')}</span>
      </>
    )
  if (read === value) return value || '—'
  return (
    <>
      <span className="text-stone">{read || '—'}</span>
      <span aria-hidden="true" className="text-stone">
        {' → '}
      </span>
      <span className="sr-only"> {t('importFile.cells.becomes')} </span>
      <span className="figures font-medium">{shown(value) || t('importFile.cells.empty')}</span>
    </>
  )
}
