import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { PriceUsd } from '#contract/piece.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'
import { StaffVisits } from '#contract/staff/visits.ts'

const WaitingOrder = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  pieces: z.array(z.string()).meta({ description: 'Brand, model and reference of each piece.' }),
  total_usd: PriceUsd,
  expires_at: z.iso.datetime(),
})

const EndingHold = z.object({ piece_id: Id, label: z.string(), traits: PieceTraits, until: z.iso.datetime() })

/** All tasks of the day. Tasks that the reader may not see are omitted. */
export const StaffToday = z.object({
  orders: z
    .object({
      waiting: z.int().meta({ description: 'Unconfirmed orders.' }),
      kept: z.int().meta({ description: 'Unconfirmed orders that outlived their reservation because they are paid.' }),
      owed_back: z.int().meta({ description: 'Orders with a refund due.' }),
      first: z.array(WaitingOrder).meta({ description: 'Orders whose reservation ends first.' }),
      failed_emails: z.int().meta({ description: 'Orders with an undelivered email.' }),
    })
    .optional(),
  threads: z
    .object({
      unread: z.int().meta({ description: 'Enquiries not yet looked at.' }),
      late: z.int().meta({ description: 'Enquiries whose answer is overdue.' }),
      failed: z.int().meta({ description: 'Enquiries with an undelivered answer.' }),
      failed_id: Id.nullable().meta({ description: 'Number of one enquiry with an undelivered answer.' }),
    })
    .optional(),
  pieces: z
    .object({
      available: z.int(),
      on_hold: z.int(),
      drafts: z.int(),
      drafts_without_photo: z.int(),
      without_photo: z.int().meta({ description: 'Pieces for sale without a photograph.' }),
      moving: z.int(),
      deposits: z.int().meta({ description: 'Pieces with a deposit that is neither returned nor kept yet.' }),
      holds: z.array(EndingHold).meta({ description: 'Holds that end within the owner setting `ending_soon_hours`.' }),
    })
    .optional(),
  quotes: z
    .array(z.object({ thread_id: Id, pieces: z.array(z.string()), until: z.iso.datetime(), is_opened: z.boolean() }))
    .optional()
    .meta({ description: 'Quotes without an order that expire within the owner setting `ending_soon_hours`.' }),
  health: z
    .object({
      failed_jobs: z.int().meta({ description: 'Given-up jobs not yet looked at.' }),
      failing_transports: z.int().meta({ description: 'Transports that fail.' }),
      days_without_backup: z.int().meta({ description: 'Full days since the last backup, or since the log began.' }),
    })
    .optional(),
  wanted: z
    .object({ pieces: z.int(), first_id: Id.nullable() })
    .optional()
    .meta({ description: 'Available pieces whose requesters the staff has to notify, and the id of one.' }),
  visits: StaffVisits.shape.results.optional().meta({ description: 'Visits of today in each office that are not canceled.' }),
  wallets: z
    .object({ proposed: z.int(), approved: z.int() })
    .optional()
    .meta({ description: 'Wallet changes that wait for an owner’s approval or for their start.' }),
  buybacks: z.int().optional().meta({ description: 'Buybacks that wait for the shop.' }),
  offers: z.int().optional().meta({ description: 'Offers that wait for the shop’s answer.' }),
  consignments: z.int().optional().meta({ description: 'Consigned pieces whose term ends within two weeks or has ended.' }),
})
export type StaffToday = z.output<typeof StaffToday>
