import { z } from 'zod'

/** Traits that distinguish pieces of the same reference. The back office shows them next to the name of a piece. */
export const PieceTraits = z
  .object({
    id: z.int().meta({ description: 'Stock number.' }),
    production_year: z.int().nullable(),
    full_set: z.boolean(),
    kit_ru: z.string(),
    kit_en: z.string(),
    serial_ending: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'Last three characters of the serial number; only for readers who may read serial numbers.' }),
  })
  .meta({ id: 'PieceTraits' })
export type PieceTraits = z.output<typeof PieceTraits>
