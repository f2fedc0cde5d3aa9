import { ArrowRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useScrollShade } from '#backoffice/ui/use-scroll-shade.ts'

export type ChartColumn<Row> = {
  key: string
  title: string
  value: (row: Row) => string | number | null | undefined
  /** The displayed content. By default, the exported value. */
  render?: (row: Row) => ReactNode
  isNumber?: boolean
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly ChartColumn<Row>[]
  rowKey: (row: Row) => string
  /** The length of the row's bar, from 0 to 1. Without `share`, rows have no bars. */
  share?: (row: Row) => number
}

/** A table with the data of a chart. With `share`, the table itself is a bar chart. Scrolls horizontally if it is too wide. */
export function ChartTable<Row>({ label, rows, columns, rowKey, share }: Props<Row>) {
  const { t } = useI18n()
  const scrolled = useRef<HTMLElement>(null)
  const hasMore = useScrollShade(scrolled)
  return (
    <>
      {hasMore && (
        <p className="flex items-center justify-end gap-1 px-4 pt-1 text-12 text-stone">
          {t('list.moreColumns')}
          <ArrowRight aria-hidden="true" size={13} />
        </p>
      )}
      <div className="relative">
        {/* a scrollable area must be reachable by keyboard */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section ref={scrolled} aria-label={label} tabIndex={0} className="max-h-96 overflow-auto -outline-offset-2">
          <table className="w-full text-13">
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                {columns.map(({ key, title, isNumber }) => (
                  <th
                    key={key}
                    scope="col"
                    className={`sticky top-0 bg-raised px-4 py-2 font-normal max-md:px-2 max-md:first:pl-4 max-md:last:pr-4 text-stone ${isNumber ? 'text-right' : 'text-left'}`}
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={rowKey(row)} className="border-t border-hairline">
                  {columns.map((column, at) =>
                    at === 0 ? (
                      <th key={column.key} scope="row" className="min-w-24 px-4 py-1.5 text-left font-normal max-md:pr-2">
                        {renderCell(column, row)}
                        {share && <ShareBar share={share(row)} />}
                      </th>
                    ) : (
                      <td
                        key={column.key}
                        className={`px-4 py-1.5 whitespace-nowrap max-md:px-2 max-md:last:pr-4 ${column.isNumber ? 'figures text-right' : ''}`}
                      >
                        {renderCell(column, row)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {hasMore && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-0 w-10 bg-linear-to-l from-raised to-transparent"
          />
        )}
      </div>
    </>
  )
}

function renderCell<Row>({ render, value }: ChartColumn<Row>, row: Row): ReactNode {
  return render ? render(row) : (value(row) ?? '—')
}

function ShareBar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="3" className="mt-0.5 block">
      <rect width={`${Math.max(0, Math.min(share, 1)) * 100}%`} height="3" className="fill-brass/70" />
    </svg>
  )
}
