import { z } from 'zod'
import { importColumnNames } from '#contract/rules/staff/piece-csv-columns.ts'
import { StockFilters, StockQuery } from '#contract/staff/piece-list.ts'

const columnNames = importColumnNames as [(typeof importColumnNames)[number], ...typeof importColumnNames]

/** Exports pieces, given by ids or by the filters and order of a list. Default of `columns`: all columns that the reader may see. */
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

/** `ids`: comma-separated ids of pieces. The archive contains the photographs of these pieces. */
export const PhotoArchiveQuery = z.strictObject({
  ids: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
    .transform((text) => text.split(',').map(Number)),
})
