import { z } from 'zod'
import { offices } from '#contract/offices.ts'
import { threadKinds } from '#contract/rules/staff/thread-enums.ts'

/** Response times of a group of enquiries. */
const sums = {
  threads: z.int().meta({ description: 'Enquiries of the period, without spam.' }),
  replied: z.int().meta({ description: 'Those that the shop has replied to in writing.' }),
  in_time: z.int().meta({ description: 'Those of them that were replied to before their deadline.' }),
  median_minutes: z.int().nullable().meta({ description: 'Half of the first replies came sooner; in hours of the office.' }),
}
export const ReplySums = z.object(sums)
export type ReplySums = z.output<typeof ReplySums>

/** Times to the first reply, in opening hours. For buybacks, which promise a day, in elapsed time. */
export const ReplyInsight = z.object({
  total: ReplySums,
  weeks: z.array(z.object({ week: z.iso.date().meta({ description: 'Its Monday.' }), ...sums })),
  kinds: z.array(z.object({ kind: z.enum(threadKinds), ...sums })),
  offices: z.array(z.object({ office: z.enum(offices.map(({ key }) => key)), ...sums })),
  people: z.array(z.object({ id: z.uuid(), name: z.string(), ...sums })).meta({ description: 'By who wrote the first reply.' }),
})
export type ReplyInsight = z.output<typeof ReplyInsight>
