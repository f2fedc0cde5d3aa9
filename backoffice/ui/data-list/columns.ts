import type { ReactNode } from 'react'
import type { Selection } from '#backoffice/ui/data-list/use-selection.ts'

/** A column of a list. Cells of the first column link to the record. */
export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** The width as a CSS grid track, such as `120px` or `minmax(160px,2fr)`. By default, columns share the width equally. */
  width?: string
  align?: 'end'
  /** The API's sort key. Descending order adds a minus: `-name`. */
  sort?: string
  /** The column is hidden below this breakpoint. */
  from?: 'lg' | 'xl'
}

/** The rows of a list by index, which `useListPages` loads page by page. */
export type Rows<Row> = {
  count: number | undefined
  at: (index: number) => Row | undefined
  show?: (from: number, to: number) => void
  error?: Error | null
  retry?: () => void
  isRefreshing?: boolean
}

export type DataListProps<Row> = {
  label: string
  rows: Rows<Row>
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  rowPath: (row: Row) => string
  editPath?: (row: Row) => string
  card: (row: Row) => ReactNode
  sort?: { sort: string; setSort: (sort: string) => void }
  rowMenu?: (row: Row) => ReactNode
  selection?: Selection
  bulkActions?: ReactNode
  empty?: ReactNode
}
