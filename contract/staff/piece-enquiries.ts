import { z } from 'zod'
import { enquiryKinds } from '#contract/rules/enquiry-kinds.ts'

/** Enquiries about a piece, newest first. */
export const PieceEnquiries = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(enquiryKinds),
      created_at: z.iso.datetime(),
      name: z.string(),
      phone: z.string(),
      email: z.string().nullable(),
      message: z.string(),
      starts_at: z.iso.datetime().nullable().meta({ description: 'For a visit: its start.' }),
    }),
  ),
})
export type PieceEnquiry = z.output<typeof PieceEnquiries>['results'][number]
