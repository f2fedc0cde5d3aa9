import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Rows } from '#backoffice/ui/data-list/columns.ts'
import { useListEnds } from '#backoffice/ui/data-list/use-list-ends.ts'
import { useIsPhone, useIsTouch } from '#backoffice/ui/use-media.ts'

const rowHeights = { table: 36, touchedTable: 44, card: 84 }

export function useTableRowHeight(): number {
  return useIsTouch() ? rowHeights.touchedTable : rowHeights.table
}

export function useListRowHeight(): number {
  const table = useTableRowHeight()
  return useIsPhone() ? rowHeights.card : table
}

export type VirtualRows = ReturnType<typeof useWindowVirtualizer<HTMLElement>>

/** Renders only the rows near the viewport. `rowHeight` is the estimate used until a row is measured. */
export function useVirtualRows<Row>({ count = 0, show }: Rows<Row>, list: RefObject<HTMLElement | null>, rowHeight: number): VirtualRows {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    // the distance of the first row from the top of the page
    const top = list.current ? list.current.getBoundingClientRect().top + scrollY : 0
    setMargin((held) => (Math.abs(held - top) < 1 ? held : top))
  }, [list, count])
  // the virtualizer returns unstable values, which are not memoized here
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: margin,
    scrollPaddingStart: 140,
    scrollPaddingEnd: 80,
  })
  // the layout changes when a tablet is rotated, so measured heights are discarded
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight])
  useListEnds(virtual, count)
  const [first, last] = [virtual.range?.startIndex ?? 0, virtual.range?.endIndex ?? 0]
  useEffect(() => show?.(first, last), [show, first, last])
  return virtual
}
