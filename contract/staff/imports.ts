import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { pageOf } from '#contract/paging.ts'
import { kinds } from '#contract/piece.ts'
import { dayOrders } from '#contract/rules/staff/day-order.ts'
import { newStatuses } from '#contract/rules/staff/new-status.ts'
import { importColumnNames } from '#contract/rules/staff/piece-csv-columns.ts'
import { tableEncodings } from '#contract/rules/staff/table-encodings.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const outcomes = ['new', 'changed', 'same', 'refused'] as const

const ImportCounts = z.object({
  on_sale: z.int().meta({ description: 'Pieces that go on sale.' }),
  drafts: z.int().meta({ description: 'New pieces that stay drafts.' }),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
})
const Columns = z.array(z.string().nullable()).max(200)

const Supplier = z.string().trim().max(limits.nameMaxChars)
/** Default values for new pieces. A value in a row of the imported file overrides the default. */
const WholeFile = z.strictObject({
  kind: z.enum(kinds).nullable().default(null),
  city_id: z.int().nullable().default(null),
  consignor_share: z
    .int()
    .min(0)
    .max(10_000)
    .nullable()
    .default(null)
    .meta({ description: 'Share of the consignor, in hundredths of a percent; null: the pieces are the shop’s own.' }),
})

/** An uploaded file with the mapping of its columns and the state of its import. */
export const ImportRun = z.object({
  id: z.uuid(),
  file_name: z.string(),
  by: z.string(),
  created_at: z.iso.datetime(),
  head: z.array(z.string()),
  sample: z.array(z.array(z.string())).meta({ description: 'Cells of the first rows.' }),
  row_count: z.int(),
  head_row: z.int().meta({ description: 'Row of the header; 0 if the file can be read in one way only.' }),
  first_rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })).meta({ description: 'Rows that may be the header.' }),
  encoding: z.string().nullable().meta({ description: 'Encoding of a text file; null for XLSX.' }),
  has_encoding_choice: z.boolean().meta({ description: 'Whether the encoding is a guess or was chosen by hand.' }),
  day_questions: z
    .array(z.object({ at: z.int(), sample: z.string(), dmy: z.iso.date(), mdy: z.iso.date(), order: z.enum(dayOrders).nullable() }))
    .meta({ description: 'Columns with ambiguous dates: the day may come before or after the month.' }),
  mapping: z.array(z.enum(importColumnNames as [string, ...string[]]).nullable()),
  confirmed: z.array(z.int()).meta({ description: 'Rows that may change the brand or reference of a known piece.' }),
  confirmed_sold: z.array(z.int()).meta({ description: 'Rows that may put a sold piece on sale again.' }),
  has_new_names: z.boolean().meta({ description: 'Whether unknown brands and collections are added.' }),
  new_status: z.enum(newStatuses).meta({ description: 'Status of new pieces whose rows have none.' }),
  supplier: z.string().meta({ description: 'Whose file it is; empty if unknown.' }),
  whole_file: WholeFile.meta({ description: 'Values of new pieces whose rows have none.' }),
  applied_at: z.iso.datetime().nullable(),
  counts: ImportCounts.nullable().meta({ description: 'Counts of a completed import.' }),
  action_id: z.string().nullable(),
  is_undone: z.boolean(),
})
export type ImportRun = z.output<typeof ImportRun>

export const ImportRunParams = z.object({ id: z.uuid() })
export const ImportPaging = z.strictObject({
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
export const ImportRunPage = pageOf(ImportRun)

/** Maps each column of a file, in file order. Null ignores the column. */
export const ImportMapping = z.strictObject({
  mapping: Columns,
  has_new_names: z.boolean(),
  new_status: z.enum(newStatuses).default('draft'),
  day_orders: z.record(z.string().max(40), z.enum(dayOrders)).default({}),
  supplier: Supplier.default(''),
  whole_file: WholeFile.default({ kind: null, city_id: null, consignor_share: null }),
})

export const ImportSupplier = z.strictObject({ supplier: Supplier })
export const ImportSuppliers = z.object({ results: z.array(z.string()) })

/**
 * Values in a file that the shop does not know, such as an unknown material. Each value is listed once, with the meaning that the staff
 * chose.
 */
export const ImportValues = z.object({
  undecided: z.int().meta({ description: 'Values without a meaning.' }),
  columns: z.array(
    z.object({
      column: z.string(),
      choices: z.array(z.object({ value: z.string(), label: z.string() })),
      count: z.int().meta({ description: 'Different values; `values` has the most frequent ones.' }),
      values: z.array(
        z.object({
          text: z.string(),
          rows: z.int(),
          meaning: z.string().nullable().meta({ description: 'Empty: no value; null: not decided.' }),
        }),
      ),
    }),
  ),
})
export type ImportValues = z.output<typeof ImportValues>
export const ImportMeanings = z.strictObject({
  meanings: z
    .array(
      z.strictObject({
        column: z.enum(importColumnNames as [string, ...string[]]),
        text: z.string().min(1).max(5000),
        meaning: z.string().max(200).nullable(),
      }),
    )
    .max(5000),
})

export const ImportReading = z.strictObject({
  encoding: z.enum(tableEncodings).optional(),
  head_row: z.int().min(1).max(10_000_000).optional(),
})

export const PreviewQuery = z.strictObject({ ...ImportPaging.shape, outcome: z.enum(outcomes).optional() })

const PreviewedRow = z.object({
  row: z.int(),
  key: z.string(),
  title: z.string(),
  outcome: z.enum(outcomes),
  key_from: z.enum(['serial', 'reference', 'proposed']).nullable().meta({ description: 'How a row without a key got one.' }),
  cells: z
    .array(z.object({ column: z.string(), read: z.string(), value: z.string().nullable(), is_filled: z.boolean() }))
    .meta({ description: 'Each cell as read, and its value; null if it cannot be used. `is_filled`: a value of the whole file.' }),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(z.string()).meta({ description: 'Why the row is refused, one sentence for each problem.' }),
  notes: z.array(z.string()),
  identity: z.enum(['asked', 'confirmed']).nullable().meta({
    description: 'Whether the row changes the brand or reference of a known piece or may be a sold one, which has to be confirmed.',
  }),
  asks_of_sold: z.boolean().meta({ description: 'Whether `identity` is about a sold piece.' }),
})
export type PreviewedRow = z.output<typeof PreviewedRow>
export const ImportPreview = z.object({
  ...pageOf(PreviewedRow).shape,
  counts: ImportCounts,
  unconfirmed: z.array(z.int()).meta({ description: 'Rows that still have to be confirmed, except those that may be sold pieces.' }),
})

const RowNumbers = z.array(z.int().min(1).max(10_000_000)).max(staffLimits.importRowsMax)

/** The rows that a person has confirmed despite a warning, one list for each of the two warnings. */
export const ImportConfirmed = z.strictObject({
  rows: RowNumbers.meta({ description: 'Rows that may change the brand or reference of a known piece.' }),
  sold_rows: RowNumbers.default([]).meta({ description: 'Rows that may put a sold piece on sale again.' }),
})

/** Applies an import. If any row is refused, nothing is written, unless `skip_refused` skips the refused rows. */
export const ImportApply = z.strictObject({ skip_refused: z.boolean().default(false) })
