import { z } from 'zod'
import { offices } from '#contract/offices.ts'
import { enquiryKinds } from '#contract/rules/enquiry-kinds.ts'

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
      visit: z
        .object({ starts_at: z.iso.datetime(), office: z.enum(offices.map(({ key }) => key)), is_cancelled: z.boolean() })
        .nullable()
        .meta({ description: 'For a visit: its current time and office, which change when it is moved.' }),
    }),
  ),
})
export type PieceEnquiry = z.output<typeof PieceEnquiries>['results'][number]
