import type { ReactNode } from 'react'
import type { Selection } from '#backoffice/ui/data-list/use-selection.ts'

/** A column of a list. The cells of the first column link to the records. */
export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** A track of the CSS grid, such as `120px` or `minmax(160px,2fr)`; equal shares by default. */
  width?: string
  /** Right-aligns numbers. */
  align?: 'end'
  /** The API's sort key; `-name` for descending. */
  sort?: string
  /** Hidden below this breakpoint. */
  from?: 'lg' | 'xl'
}

/** The rows of a list by index, as `useListPages` returns them. */
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
  /** The accessible name of a row. */
  rowName: (row: Row) => string
  rowPath: (row: Row) => string
  /** The URL that `e` opens. */
  editPath?: (row: Row) => string
  /** The content of a row's card on phones. */
  card: (row: Row) => ReactNode
  sort?: { sort: string; setSort: (sort: string) => void }
  rowMenu?: (row: Row) => ReactNode
  selection?: Selection
  bulkActions?: ReactNode
  /** Replaces the default empty state «nothing here yet». */
  empty?: ReactNode
}
