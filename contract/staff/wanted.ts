import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { pieceStatuses } from '#contract/piece.ts'

const Time = z.iso.datetime()

const Asked = z.object({
  id: Id,
  thread_id: Id.nullable().meta({ description: 'Null if the reader may not see the thread.' }),
  person_id: Id,
  name: z.string(),
  sought: z.string(),
  asked_at: Time,
  is_reachable: z.boolean().meta({ description: 'Whether a message or Telegram reaches the person; otherwise call them.' }),
})

/** `GET /api/staff/wanted/`: open requests for pieces, newest first, with the pieces that match each request. */
export const WantedQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
const Match = z.object({ piece_id: Id, label: z.string(), status: z.enum(pieceStatuses), notified_at: Time.nullable() })
const StaffWanted = Asked.extend({ until: Time, matches: z.array(Match) })
export const ListedWanted = z.object({
  count: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(StaffWanted),
  tells_by_itself: z.boolean(),
})

/** `GET /api/staff/pieces/:id/wanted/`: people whose requests match the piece, which may be a draft. */
export const PieceWanted = z.object({
  results: z.array(
    Asked.extend({
      notified_at: Time.nullable(),
      due_at: Time.nullable(),
      has_failed: z.boolean().meta({ description: 'Whether the message to the person could not be sent.' }),
    }),
  ),
  is_listed: z.boolean().meta({ description: 'Whether the piece is public in the shop; people are notified only then.' }),
})

export const WantedParams = z.object({ id: IdParam })
/**
 * Tells people about a piece: only the person `person_id`, or everyone whose request matches the piece. `how: call` sends nothing, but
 * records that the staff called.
 */
export const TellWanted = z.strictObject({ person_id: Id.optional(), how: z.enum(['message', 'call']) })
export const WantedNotified = z.object({ notified: z.int(), action_id: z.string() })
export const WantedSettings = z.strictObject({ tells_by_itself: z.boolean() })
