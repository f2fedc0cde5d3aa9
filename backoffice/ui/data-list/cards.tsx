import { Link } from 'react-router'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { DataListProps } from '#backoffice/ui/data-list/columns.ts'
import type { VirtualRows } from '#backoffice/ui/data-list/use-virtual-rows.ts'
import { Tick } from '#backoffice/ui/field/choice-fields.tsx'

export function Cards<Row>(props: DataListProps<Row> & { virtual: VirtualRows }) {
  const { label, rows, virtual } = props
  return (
    <ul aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <li
          key={index}
          ref={virtual.measureElement}
          data-index={index}
          data-row={index}
          aria-setsize={rows.count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0 flex min-h-16 border-b border-hairline has-[a:active]:bg-ivory"
          style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
        >
          <Card {...props} row={rows.at(index)} />
        </li>
      ))}
    </ul>
  )
}

function Card<Row>({ row, selection, rowId, rowName, rowPath, rowMenu, card }: DataListProps<Row> & { row: Row | undefined }) {
  const { t } = useI18n()
  if (row === undefined) return <Skeleton className="m-4 h-12 w-2/3" />
  const id = rowId(row)
  return (
    <>
      <Link to={rowPath(row)} className="min-w-0 flex-1 px-4 py-3 text-15 -outline-offset-2">
        {card(row)}
      </Link>
      {rowMenu && <div className="flex shrink-0 items-center">{rowMenu(row)}</div>}
      {selection && (
        <label htmlFor={`select-${id}`} className="flex w-13 shrink-0 items-center justify-center">
          <Tick
            id={`select-${id}`}
            checked={selection.ids.has(id)}
            onChange={() => selection.toggle(id)}
            aria-label={t('list.select', { name: rowName(row) })}
          />
        </label>
      )}
    </>
  )
}
