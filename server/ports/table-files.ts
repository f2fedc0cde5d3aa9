import { join } from 'node:path'
import type { TableCell } from '#contract/rules/staff/spreadsheet-cell.ts'
import { openChildProgram } from '#server/ports/child-program.ts'
import type { DecodedTable } from '#server/ports/decode-table.ts'

/** A row with its row number in the spreadsheet. Empty rows are left out. `unread` lists the columns whose formula has no cached result. */
export type TableRow = { row: number; cells: string[]; unread?: number[] }
/** The rows of a file, including the rows above the header. `encoding` and `separator` are null for XLSX. */
export type ReadTable = { rows: TableRow[]; encoding: DecodedTable['encoding'] | null; separator: string | null }
/** Why a file is rejected: it has too many rows or columns, is in the old Excel format, is empty, or is not a table. */
export type RefusedTable = { refused: 'rows' | 'columns' | 'old-excel' | 'empty' | 'unreadable' }
export type TableRequest = { task: 'read'; path: string; rowsMax: number } | { task: 'xlsx'; rows: readonly (readonly TableCell[])[] }

/** Reads and writes tables in a separate process, one at a time. Requests are queued per `owner`, and the queues are served in turn. */
export type TableFiles = {
  /** Reads a CSV file in any encoding, or the first visible sheet of an XLSX file. */
  read(path: string, rowsMax: number, owner: string): Promise<ReadTable | RefusedTable>
  /** Writes an XLSX file. Returns null if it cannot be written. */
  writeXlsx(rows: readonly (readonly TableCell[])[], owner: string): Promise<Uint8Array | null>
  close(): void
}

const timeoutMs = 20_000

export function openTableFiles(): TableFiles {
  const program = openChildProgram(join(import.meta.dirname, 'table-files.child.ts'), { timeoutMs })
  const ask = (owner: string, request: TableRequest) => program.ask(owner, request)
  return {
    read: async (path, rowsMax, owner) => {
      const response = await ask(owner, { task: 'read', path, rowsMax })
      return isRows(response) ? response : readRefusal(response)
    },
    writeXlsx: async (rows, owner) => {
      const response = await ask(owner, { task: 'xlsx', rows })
      return isFile(response) ? response.bytes : null
    },
    close: () => program.close(),
  }
}

const isObject = (response: unknown): response is object => typeof response === 'object' && response !== null
const isRows = (response: unknown): response is ReadTable => isObject(response) && 'rows' in response
const isFile = (response: unknown): response is { bytes: Uint8Array } => isObject(response) && 'bytes' in response
const isRefusal = (response: unknown): response is RefusedTable => isObject(response) && 'refused' in response
/** Returns why a file is rejected. Any other response, such as null after a crash or timeout, counts as `unreadable`. */
const readRefusal = (response: unknown): RefusedTable => (isRefusal(response) ? response : { refused: 'unreadable' })
