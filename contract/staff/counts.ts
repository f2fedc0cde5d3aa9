import { z } from 'zod'

/** Counts of work to do. A count that the reader may not see is left out. */
export const StaffCounts = z.object({
  orders: z.int().optional().meta({ description: 'Orders that nobody confirmed yet.' }),
  threads: z.int().optional().meta({ description: 'Enquiries that nobody has looked at.' }),
  late_threads: z.int().optional().meta({ description: 'Enquiries whose answer is overdue.' }),
  unread_threads: z.int().optional().meta({ description: 'Enquiries in which the reader has not seen the last that the person said.' }),
  pieces: z.int().optional().meta({ description: 'Pieces that are drafts.' }),
})
export type StaffCounts = z.output<typeof StaffCounts>
