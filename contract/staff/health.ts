import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { internationalPhone, isPhone } from '#contract/rules/phone.ts'
import { refusalKinds, transports } from '#contract/rules/staff/transports.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const time = z.iso.datetime().nullable()
const Refusal = z.object({
  kind: z.enum(refusalKinds),
  text: z.string().meta({ description: 'Response of the other side, as far as it may be stored.' }),
})

const TransportHealth = z.object({
  transport: z.enum(transports),
  by: z.enum(['service', 'outbox', 'folder', 'nobody', 'off']).meta({
    description: 'Receiver of what is sent: a service, a local folder, nobody if emails are not read, or off if rates are not fetched.',
  }),
  succeeded_at: time,
  refused_at: time,
  refusal: Refusal.nullable(),
  failing_since: time.meta({ description: 'When the failures began; null if the last attempt succeeded.' }),
  can_test: z.boolean().meta({ description: 'False if no recipient of a test is set.' }),
})

const FailedJob = z.object({
  id: Id,
  kind: z.string(),
  attempts: z.int(),
  is_given_up: z.boolean(),
  at: z.iso.datetime().meta({ description: 'When the job was given up, or the time of its next retry.' }),
  refusal: Refusal,
})

export const StaffHealth = z.object({
  database: z.object({ kind: z.enum(['postgresql', 'embedded']), version: z.string(), bytes: z.int() }),
  disk: z.object({ free_bytes: z.int(), total_bytes: z.int() }).nullable().meta({ description: 'Disk that holds the data folder.' }),
  backup_at: time.meta({ description: 'When the last backup was written.' }),
  transports: z.array(TransportHealth),
  jobs: z.array(z.object({ kind: z.string(), waiting: z.int(), failing: z.int(), given_up: z.int() })),
  failed_jobs: z.array(FailedJob).meta({ description: 'Given-up jobs first, newest first; at most as many as one action takes.' }),
})
export type StaffHealth = z.output<typeof StaffHealth>

export const JobIds = z.strictObject({ ids: z.array(Id).min(1).max(staffLimits.failedJobs) })

/** Tests a transport with a real message. `phone`: the number for a test call. */
export const TestTransport = z
  .strictObject({
    transport: z.enum(transports),
    phone: z
      .string()
      .max(40)
      .refine(isPhone)
      .transform((text) => internationalPhone(text))
      .optional(),
  })
  .refine(({ transport, phone }) => (transport === 'calls') === (phone !== undefined), { path: ['phone'] })
export type TestTransport = z.output<typeof TestTransport>

/** Result of a transport test. `refusal`: the error of the transport; null if it accepted the message. */
export const TransportTest = z.object({ action_id: z.string(), refusal: Refusal.nullable() })
