import { z } from 'zod'

/** Counts of open work. Counts that the reader may not see are omitted. */
export const StaffCounts = z.object({
  orders: z.int().optional().meta({ description: 'Unconfirmed orders.' }),
  threads: z.int().optional().meta({ description: 'Enquiries not yet looked at.' }),
  late_threads: z.int().optional().meta({ description: 'Enquiries whose answer is overdue.' }),
  unread_threads: z.int().optional().meta({ description: 'Enquiries whose last message from the person is unread by the reader.' }),
  pieces: z.int().optional().meta({ description: 'Drafts.' }),
})
export type StaffCounts = z.output<typeof StaffCounts>
