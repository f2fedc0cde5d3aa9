import { z } from 'zod'
import { offices } from '#contract/offices.ts'
import { threadKinds } from '#contract/rules/staff/thread-enums.ts'

const sums = {
  threads: z.int().meta({ description: 'Enquiries of the period, without spam.' }),
  replied: z.int().meta({ description: 'Enquiries that the shop answered in writing.' }),
  in_time: z.int().meta({ description: 'Enquiries answered before their deadline.' }),
  median_minutes: z.int().nullable().meta({ description: 'Median time to the first reply, in minutes of the office’s opening hours.' }),
}
export const ReplySums = z.object(sums)
export type ReplySums = z.output<typeof ReplySums>

/** Times to the first reply, counted in opening hours. For buybacks, all hours count, because the shop promises a reply within a day. */
export const ReplyInsight = z.object({
  total: ReplySums,
  weeks: z.array(z.object({ week: z.iso.date().meta({ description: 'Monday of the week.' }), ...sums })),
  kinds: z.array(z.object({ kind: z.enum(threadKinds), ...sums })),
  offices: z.array(z.object({ office: z.enum(offices.map(({ key }) => key)), ...sums })),
  people: z
    .array(z.object({ id: z.uuid(), name: z.string(), ...sums }))
    .meta({ description: 'Grouped by the staff member who sent the first reply.' }),
})
export type ReplyInsight = z.output<typeof ReplyInsight>
