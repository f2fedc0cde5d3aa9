import { z } from 'zod'

/** Media types accepted for papers. */
export const paperTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type PaperType = (typeof paperTypes)[number]

/** What a paper belongs to: a register check, or an entry of the service history. Exactly one is present. */
export const PaperOf = z
  .strictObject({ check: z.uuid().optional(), service: z.uuid().optional() })
  .refine(({ check, service }) => (check === undefined) !== (service === undefined), { path: ['check'] })

/** A paper in a list. The file itself is a separate call. */
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
