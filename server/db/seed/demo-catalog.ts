import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const demoFolder = join(import.meta.dirname, '../../../demo/pieces')

/**
 * A row of the demo's CSV files. `docs/import.md` describes the columns; each kind of piece has additional columns. `key` is unique and
 * never changes. It is also the name of the folder with the piece's photographs.
 */
const DemoPiece = z
  .object({
    key: z.string(),
    kind: z.enum(['watch', 'jewelry', 'bag']),
    brand: z.string(),
    collection: z.string(),
    model: z.string(),
    reference: z.string(),
    price: z.string(),
    year: z.string(),
    popular: z.string(),
    kit_ru: z.string(),
    kit_en: z.string(),
    description_ru: z.string(),
    description_en: z.string(),
  })
  .catchall(z.string())
export type DemoPiece = z.output<typeof DemoPiece>

/** All demo pieces in file order: watches, jewelry, bags. */
export const demoCatalog: readonly DemoPiece[] = ['watches.csv', 'jewelry.csv', 'bags.csv'].flatMap((name) =>
  z.array(DemoPiece).parse(parse(readFileSync(join(demoFolder, name)), { columns: true })),
)
