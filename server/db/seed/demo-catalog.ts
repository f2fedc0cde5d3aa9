import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const demoFolder = join(import.meta.dirname, '../../../demo/pieces')

/**
 * A row of the demo's files, by the column names of `docs/import.md`. `key` is unique, never changes, and names the folder of the piece's
 * photographs. Each kind has further columns.
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

/** The pieces of the demo, watches first, in the order of their files. */
export const demoCatalog: readonly DemoPiece[] = ['watches.csv', 'jewelry.csv', 'bags.csv'].flatMap((name) =>
  z.array(DemoPiece).parse(parse(readFileSync(join(demoFolder, name)), { columns: true })),
)
