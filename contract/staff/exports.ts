import { z } from 'zod'
import { importColumnNames } from '#contract/rules/staff/import-columns.ts'
import { StockFilters, StockQuery } from '#contract/staff/piece-list.ts'

const columnNames = importColumnNames as [(typeof importColumnNames)[number], ...typeof importColumnNames]

/** The pieces of a list, by its filters and order or by their ids, as a file; without `columns` all that the person may see. */
export const ExportQuery = z.strictObject({
  ...StockFilters.shape,
  ordering: StockQuery.shape.ordering,
  format: z.enum(['csv', 'xlsx']).default('xlsx'),
  ids: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10}){0,4999}$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
  columns: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(columnNames)).max(100))
    .optional(),
})

/** The pieces whose photographs are packed into one file. */
export const PhotoArchiveQuery = z.strictObject({
  ids: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
    .transform((text) => text.split(',').map(Number)),
})
