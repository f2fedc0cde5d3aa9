import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Rows } from '#backoffice/ui/data-list/columns.ts'
import { useListEnds } from '#backoffice/ui/data-list/use-list-ends.ts'
import { useIsPhone, useIsTouch } from '#backoffice/ui/use-media.ts'

/** How high a row is in pixels. */
const rowHeights = { table: 36, touchedTable: 44, card: 84 }

/** The height of a table's row: a finger needs more than a mouse. */
export function useTableRowHeight(): number {
  return useIsTouch() ? rowHeights.touchedTable : rowHeights.table
}

/** The height of a list's row: of a card on a phone. */
export function useListRowHeight(): number {
  const table = useTableRowHeight()
  return useIsPhone() ? rowHeights.card : table
}

export type VirtualRows = ReturnType<typeof useWindowVirtualizer<HTMLElement>>

/** The rows near the screen: only these are drawn. `rowHeight` stands until a row is measured. */
export function useVirtualRows<Row>({ count = 0, show }: Rows<Row>, list: RefObject<HTMLElement | null>, rowHeight: number): VirtualRows {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    // where the rows begin on the page: below the title and the filters
    const top = list.current ? list.current.getBoundingClientRect().top + scrollY : 0
    setMargin((held) => (Math.abs(held - top) < 1 ? held : top))
  }, [list, count])
  // nothing of what it returns is memoized here
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: margin,
    scrollPaddingStart: 140,
    scrollPaddingEnd: 80,
  })
  // rows of the other layout were measured before a tablet was turned
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight])
  useListEnds(virtual, count)
  const [first, last] = [virtual.range?.startIndex ?? 0, virtual.range?.endIndex ?? 0]
  useEffect(() => show?.(first, last), [show, first, last])
  return virtual
}
