import type { ReactNode } from 'react'
import type { Selection } from '#backoffice/ui/data-list/use-selection.ts'

/** A column of a list. The first one is the link to the record. */
export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** A track of the grid, such as `120px` or `minmax(160px,2fr)`; equal shares by default. */
  width?: string
  /** Numbers stand at the end. */
  align?: 'end'
  /** The server sorts by this name; `-name` for descending. */
  sort?: string
  /** Left out on a narrower desk. */
  from?: 'lg' | 'xl'
}

/** The rows of a list by their places, as `useListPages` reads them. */
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
  /** What a screen reader calls the row. */
  rowName: (row: Row) => string
  /** Where a row leads to. */
  rowPath: (row: Row) => string
  /** Where `e` leads to. */
  editPath?: (row: Row) => string
  /** A row on a phone: what stands in its card. */
  card: (row: Row) => ReactNode
  sort?: { sort: string; setSort: (sort: string) => void }
  /** What can be done with a row: a menu at its end. */
  rowMenu?: (row: Row) => ReactNode
  selection?: Selection
  /** What can be done with selected rows. */
  bulkActions?: ReactNode
  /** Instead of an empty list: by default «nothing here yet». */
  empty?: ReactNode
}
