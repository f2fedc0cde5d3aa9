import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import type { NewStatus } from '#contract/rules/staff/new-status.ts'
import { formatVerdict } from '#server/cli/import-report.ts'
import { importPieces } from '#server/domain/import/import-pieces.ts'
import { terminalImportTexts } from '#server/domain/import/import-texts.ts'
import { readRows } from '#server/domain/import/read-rows.ts'
import { openEmptyDatabase, openShopOnDatabase } from '#test/shop.ts'

type Shop = Awaited<ReturnType<typeof openShopOnDatabase>>
type Cells = Record<string, string>

/** Returns a row for a valid new watch on sale. `cells` override its values. */
export const watchRow = (key: string, cells: Cells = {}): Cells => ({
  key,
  kind: 'watch',
  brand: 'Rolex',
  model: 'Datejust 41',
  price: '9500',
  year: '2020',
  condition: 'excellent',
  city: 'Moscow',
  status: 'available',
  ...cells,
})

/** Writes rows to a CSV file and returns its path. The header consists of the keys of the first row. */
export function writeCsv(folder: string, rows: readonly Cells[], { separator = ',', lineEnd = '\n', begin = '' } = {}): string {
  const head = Object.keys(rows[0] ?? {})
  const quote = (cell: string) => (/["\r\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = [head, ...rows.map((row) => head.map((column) => row[column] ?? ''))].map((cells) => cells.map(quote).join(separator))
  return writeInput(folder, 'pieces.csv', begin + lines.map((line) => line + lineEnd).join(''))
}

export function writeInput(folder: string, name: string, content: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/**
 * Imports a file into an open shop and refreshes the shop's catalog. Without `apply`, the import is a dry run. Returns the result and the
 * lines of the report.
 */
export async function importInto(
  shop: Shop,
  file: string,
  options: { apply?: boolean; photos?: string; addNames?: boolean; samePieces?: boolean; newStatus?: NewStatus } = {},
) {
  const lines: string[] = []
  const progress = { judged: (verdict: Parameters<typeof formatVerdict>[0]) => void lines.push(formatVerdict(verdict)), stored: () => {} }
  const source = {
    name: basename(file),
    rows: () => readRows(file),
    photos: options.photos,
    addNames: options.addNames ?? false,
    isConfirmed: () => options.samePieces ?? false,
    dayOrders: {},
    wholeFile: new Map([['status', options.newStatus ?? 'draft']]),
    now: shop.ctx.now(),
    texts: terminalImportTexts,
  }
  const result = await importPieces({ db: shop.db, now: shop.ctx.now, store: shop.photos }, source, {
    apply: options.apply ?? false,
    progress,
  })
  await shop.catalog.refresh()
  return { ...result, lines }
}

export async function openImportShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-import-'))
  const { database, drop } = await openEmptyDatabase()
  const shop = await openShopOnDatabase(database, { DATA_DIR: join(folder, 'data'), DEMO_CATALOG: 'off' })
  return {
    shop,
    folder,
    close: async () => {
      await shop.app.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
    csv: (...rows: readonly Cells[]) => writeCsv(folder, rows),
    pieceOf: (key: string) => shop.db.selectFrom('piece').selectAll().where('key', '=', key).executeTakeFirst(),
    readVersions: async () => (await sql`select id, changed_by::text from piece order by id`.execute(shop.db)).rows,
  }
}
