import { z } from 'zod'

const firstSteps = ['offices', 'piece', 'photographs', 'transports', 'colleague', 'order'] as const

/** The record to open for a setup step: a piece without photographs, or a test order that is still open. */
const StepRecord = z.object({ kind: z.enum(['piece', 'order']), id: z.string(), label: z.string() })

/** `outbox`: the email was only stored in a folder, because no mail server is configured. */
const TestEmail = z.object({
  fate: z.enum(['waiting', 'sent', 'failed']),
  transport: z.enum(['smtp', 'outbox']).nullable(),
  failure: z.string().nullable().meta({ description: 'Why the last attempt failed.' }),
  sent_at: z.iso.datetime().nullable(),
})

/** Setup steps of a new shop. A step is done as soon as its data exists. */
export const FirstDays = z.object({
  is_hidden: z.boolean(),
  steps: z.array(z.object({ name: z.enum(firstSteps), is_done: z.boolean(), record: StepRecord.nullable() })),
  test_email: TestEmail.nullable(),
  has_demo: z.boolean().meta({ description: 'Whether demo pieces remain.' }),
  invited: z.int().meta({ description: 'Invitations not yet accepted.' }),
})
export type FirstDays = z.output<typeof FirstDays>
