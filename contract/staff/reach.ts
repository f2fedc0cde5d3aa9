import { z } from 'zod'
import { threadChannels } from '#contract/rules/staff/thread-enums.ts'

/** How a message reaches a person. Only `mail` and `telegram` notify them; `page` waits in their account on the site. */
export const StaffReach = z
  .object({
    channels: z.array(z.enum(threadChannels)).meta({ description: 'Channels that reach the person; if empty, call them.' }),
    contact: z
      .object({
        email: z.string(),
        phone: z.string(),
        unverified_email: z
          .string()
          .optional()
          .meta({ description: 'Without an email: one that anybody may have put in a form with this phone. Nothing is sent to it.' }),
      })
      .nullable()
      .meta({ description: 'Where messages and calls go, empty if unknown; null if the reader may not see contacts.' }),
  })
  .meta({ id: 'StaffReach' })
export type StaffReach = z.output<typeof StaffReach>
