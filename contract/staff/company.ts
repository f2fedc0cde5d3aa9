import { z } from 'zod'
import { Day } from '#contract/date.ts'
import { Id, IdParam } from '#contract/id.ts'
import { offices } from '#contract/offices.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { companyFactNames } from '#contract/rules/staff/company-facts.ts'
import { SingleLine, Version } from '#contract/staff/amounts.ts'

const Office = z
  .enum(offices.map(({ key }) => key))
  .nullable()
  .meta({ description: 'Null for every office.' })

/** Changed facts of the company, by name. `companyProblems` validates each fact. */
export const ChangeCompany = z.strictObject({
  version: Version,
  ...recordOf(companyFactNames.map((name) => [name, SingleLine.optional()])),
})

const ClosedDay = z.object({ id: Id, day: z.iso.date(), office: Office })

export const StaffCompany = z.object({
  version: z.int(),
  facts: z.object(recordOf(companyFactNames.map((name) => [name, z.string()]))),
  closed_days: z.array(ClosedDay),
})
export type StaffCompany = z.output<typeof StaffCompany>

export const ChangedCompany = z.object({ action_id: z.string(), company: StaffCompany })

/** Closes an office for a day; `office: null` closes all offices. */
export const CloseDay = z.strictObject({ day: Day, office: Office })
export type CloseDay = z.output<typeof CloseDay>
export const DayClosed = z.object({
  id: Id,
  action_id: z.string(),
  visits: z.int().meta({ description: 'Visits already booked for that day; they are not canceled automatically.' }),
})
export const ClosedDayParams = z.strictObject({ id: IdParam })
export const DayOpened = z.object({ action_id: z.string() })
