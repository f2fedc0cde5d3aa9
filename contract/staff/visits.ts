import { z } from 'zod'
import { company } from '#contract/company.ts'
import { Id } from '#contract/id.ts'

/** The first and the last local day of a list of visits; both are in it. */
export const VisitQuery = z.strictObject({ from: z.iso.date(), to: z.iso.date() })

const StaffVisit = z.object({
  id: Id,
  office: z.enum(company.offices.map(({ key }) => key)),
  starts_at: z.iso.datetime(),
  date: z.string().meta({ description: 'The day in the city of the office, 2026-11-24.' }),
  time: z.string().meta({ description: 'The time there, 15:30.' }),
  contact: z
    .object({ name: z.string(), phone: z.string(), comment: z.string() })
    .optional()
    .meta({ description: 'Only for who may read contacts.' }),
  is_cancelled: z.boolean(),
})
export type StaffVisit = z.output<typeof StaffVisit>

/** Visits in the order of their times. */
export const StaffVisits = z.object({ results: z.array(StaffVisit) })
