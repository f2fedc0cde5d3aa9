import { useRef } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type ImportOutcome, longTimeoutMs, type PreviewedRow } from '#backoffice/client/imports.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ChangeLines } from '#backoffice/sections/pieces/change-lines.tsx'
import { RowCells } from '#backoffice/sections/pieces/import/row-cells.tsx'
import type { ConfirmRows } from '#backoffice/sections/pieces/import/use-confirm-rows.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { useVirtualRows } from '#backoffice/ui/data-list/use-virtual-rows.ts'
import { EmptyState, FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useIsPhone } from '#backoffice/ui/use-media.ts'

const heights = { desk: 150, phone: 320 }

export function VerdictList({ id, outcome, confirm }: { id: string; outcome: ImportOutcome; confirm?: ConfirmRows }) {
  const { t } = useI18n()
  const isPhone = useIsPhone()
  const list = useRef<HTMLUListElement>(null)
  const rows = useListPages<PreviewedRow>(queryKeys.imports.preview(id, outcome), ({ page, page_size, signal }) =>
    callStaff('GET /api/staff/imports/:id/preview/', {
      params: { id },
      query: { outcome, page, page_size },
      signal,
      timeoutMs: longTimeoutMs,
    }),
  )
  const virtual = useVirtualRows(rows, list, isPhone ? heights.phone : heights.desk)
  if (rows.error && rows.count === undefined) return <FailedState error={rows.error} onRetry={rows.retry} />
  if (rows.count === undefined) return <LoadingRows />
  if (rows.count === 0) return <EmptyState title={t('imports.emptyOutcome')} />
  return (
    <ul ref={list} aria-label={t(`imports.outcomes.${outcome}`)} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <li
          key={index}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={rows.count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0 border-b border-hairline"
          style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
        >
          <Verdict row={rows.at(index)} confirm={confirm} />
        </li>
      ))}
    </ul>
  )
}

function Verdict({ row, confirm }: { row: PreviewedRow | undefined; confirm: ConfirmRows | undefined }) {
  const { t } = useI18n()
  if (!row) return <Skeleton className="m-4 h-4 w-1/2" />
  const { row: number, key, title, changes, problems, notes } = row
  return (
    <div className="grid gap-x-6 gap-y-1 px-5 py-2 text-13 max-md:px-4 md:grid-cols-[88px_minmax(0,1fr)_minmax(0,1.5fr)]">
      <span className="figures text-stone">{t('imports.rowNumber', { row: number })}</span>
      <span className="min-w-0 break-words">
        <span className="font-medium">{title || key || '—'}</span>
        {(row.key_from || (title && key)) && (
          <span className="block text-12 text-stone">
            {[title && key, row.key_from && t(`importFile.keyFrom.${row.key_from}`)].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
      <div className="grid min-w-0 content-start gap-0.5 break-words">
        {problems.map((problem) => (
          <p key={problem} className="text-oxblood">
            {problem}
          </p>
        ))}
        {changes.length > 0 && <ChangeLines changes={changes} />}
        {notes.map((note) => (
          <p key={note} className="text-stone">
            {note}
          </p>
        ))}
        {row.identity && confirm && (
          <Button
            className="mt-1 justify-self-start"
            aria-disabled={confirm.isBusy}
            onClick={() => confirm.set({ rows: [number], asksOfSold: row.asks_of_sold, isConfirmed: row.identity === 'asked' })}
          >
            {t(`imports.${row.asks_of_sold ? 'sold' : 'same'}.${row.identity}`)}
            <span className="sr-only">{t('imports.rowNumber', { row: number })}</span>
          </Button>
        )}
      </div>
      <div className="min-w-0 md:col-span-2 md:col-start-2">
        <RowCells cells={row.cells} />
      </div>
    </div>
  )
}
