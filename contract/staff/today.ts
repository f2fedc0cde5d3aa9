import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { PriceUsd } from '#contract/piece.ts'
import { StaffVisits } from '#contract/staff/visits.ts'

const WaitingOrder = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  pieces: z.array(z.string()).meta({ description: 'Brand, model and reference of each.' }),
  total_usd: PriceUsd,
  expires_at: z.iso.datetime(),
})

const EndingHold = z.object({ piece_id: Id, label: z.string(), until: z.iso.datetime() })

/** All tasks of the day in one response. A part that the reader may not see is left out. */
export const StaffToday = z.object({
  orders: z
    .object({
      waiting: z.int().meta({ description: 'Orders that nobody confirmed yet.' }),
      kept: z.int().meta({ description: 'Those of them whose reservation is over and that stay because they are paid.' }),
      owed_back: z.int().meta({ description: 'Orders for which money is owed back.' }),
      first: z.array(WaitingOrder).meta({ description: 'Those whose reservation ends first.' }),
      failed_emails: z.int().meta({ description: 'Orders with an email that never left.' }),
    })
    .optional(),
  threads: z
    .object({
      unread: z.int().meta({ description: 'Enquiries that nobody has looked at.' }),
      late: z.int().meta({ description: 'Enquiries whose answer is overdue.' }),
      failed: z.int().meta({ description: 'Enquiries with an answer that never left.' }),
      failed_id: Id.nullable().meta({ description: 'One of them.' }),
    })
    .optional(),
  pieces: z
    .object({
      available: z.int(),
      on_hold: z.int(),
      drafts: z.int(),
      drafts_without_photo: z.int(),
      without_photo: z.int().meta({ description: 'For sale without a photograph.' }),
      moving: z.int(),
      deposits: z.int().meta({ description: 'Pieces with a deposit that is neither given back nor kept yet.' }),
      holds: z.array(EndingHold).meta({ description: 'Holds that end within six hours.' }),
    })
    .optional(),
  quotes: z
    .array(z.object({ thread_id: Id, pieces: z.array(z.string()), until: z.iso.datetime(), is_opened: z.boolean() }))
    .optional()
    .meta({ description: 'Quotes that nobody ordered and that end within six hours.' }),
  health: z
    .object({
      failed_jobs: z.int().meta({ description: 'Jobs that were given up and that nobody has looked at.' }),
      failing_transports: z.int().meta({ description: 'Transports that take nothing.' }),
      days_without_backup: z.int().meta({ description: 'Full days since the last backup, or since there is a log.' }),
    })
    .optional(),
  wanted: z
    .object({ pieces: z.int(), first_id: Id.nullable() })
    .optional()
    .meta({ description: 'Pieces that came, and whoever asked for them is to be told by the staff; one of them.' }),
  visits: StaffVisits.shape.results.optional().meta({ description: 'Of this day in each office, those that are not canceled.' }),
  wallets: z
    .object({ proposed: z.int(), approved: z.int() })
    .optional()
    .meta({ description: 'Changes of wallets that wait: for an owner, and for their day.' }),
  buybacks: z.int().optional().meta({ description: 'What people offer the shop, where the shop has to do something.' }),
  offers: z.int().optional().meta({ description: 'Prices that customers named and that wait for the answer of the shop.' }),
  consignments: z.int().optional().meta({ description: 'Consigned pieces whose time ends within two weeks, or has ended.' }),
})
export type StaffToday = z.output<typeof StaffToday>
