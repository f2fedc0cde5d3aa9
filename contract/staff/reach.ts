import { z } from 'zod'
import { threadChannels } from '#contract/rules/staff/thread-enums.ts'

/**
 * The channels through which the shop can send messages to a person. `page` sends no notification: the person finds the message in the
 * account.
 */
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
