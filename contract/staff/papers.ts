import { z } from 'zod'

export const paperTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type PaperType = (typeof paperTypes)[number]

/**
 * The record that a scanned paper belongs to: a check against a register of stolen goods (`check`), or an entry of the service history
 * (`service`). Exactly one field is set.
 */
export const PaperOf = z
  .strictObject({ check: z.uuid().optional(), service: z.uuid().optional() })
  .refine(({ check, service }) => (check === undefined) !== (service === undefined), { path: ['check'] })

/** Metadata of a scanned paper, without the file. */
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
