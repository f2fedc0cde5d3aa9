import { z } from 'zod'

/** The types of files that a paper may be. */
export const paperTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type PaperType = (typeof paperTypes)[number]

/** What a paper belongs to: one check of a register, or one entry of the service history. */
export const PaperOf = z
  .strictObject({ check: z.uuid().optional(), service: z.uuid().optional() })
  .refine(({ check, service }) => (check === undefined) !== (service === undefined), { path: ['check'] })

/** A paper as a list has it; its file is a call of its own. */
export const PiecePaper = z
  .object({
    id: z.uuid(),
    check_id: z.uuid().nullable(),
    service_id: z.uuid().nullable(),
    name: z.string(),
    media_type: z.enum(paperTypes),
    bytes: z.int(),
    by: z.string(),
    added_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffPiecePaper' })
