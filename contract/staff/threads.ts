import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { offices } from '#contract/offices.ts'
import { kinds, pieceStatuses, PriceUsd } from '#contract/piece.ts'
import { buybackStates } from '#contract/rules/buyback-states.ts'
import {
  handChannels,
  replyDeliveryStates,
  threadChannels,
  threadKinds,
  threadStatuses,
  threadViews,
} from '#contract/rules/staff/thread-enums.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { PersonOrder } from '#contract/staff/people.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'
import { StaffReach } from '#contract/staff/reach.ts'

const Office = z.enum(offices.map(({ key }) => key))
const Person = z.object({ id: z.string(), name: z.string() })

export const ThreadQuery = z.strictObject({
  view: z.enum(threadViews).default('active'),
  kind: z.enum(threadKinds).optional(),
  office: Office.optional(),
  assignee: z
    .union([z.enum(['me', 'nobody']), z.uuid()])
    .optional()
    .meta({ description: 'The staff member a thread is assigned to.' }),
  offer: z.enum(['open']).optional().meta({ description: 'Only threads with an offer that waits for the shop’s answer.' }),
  late: z.enum(['true']).optional().meta({ description: 'Only threads with an overdue answer.' }),
  unread: z.enum(['true']).optional().meta({ description: 'Only threads whose last message from the person is unread by the reader.' }),
  search: z
    .string()
    .max(limits.searchMaxChars)
    .refine(isStorable)
    .optional()
    .meta({ description: 'Number, name, phone, email, piece, or words of the form.' }),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
export type ThreadQuery = z.output<typeof ThreadQuery>

export const ThreadParams = z.strictObject({ id: IdParam })
export const ThreadPartParams = z.strictObject({ id: IdParam, part: IdParam })
export const FileToken = z.string().regex(/^[\w-]{22}$/)
export const ThreadPhotoParams = z.strictObject({ id: IdParam, part: FileToken })

const shared = {
  id: Id,
  kind: z.enum(threadKinds),
  status: z.enum(threadStatuses),
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  due_at: z.iso.datetime().nullable(),
  is_late: z.boolean(),
  is_unread: z.boolean().meta({ description: 'Whether the last message from the person is unread by the reader.' }),
  office: Office,
  name: z.string().nullable().meta({ description: 'Null if the reader may not see contacts.' }),
  assignee: Person.nullable(),
}

export const ListedThread = z
  .object({ ...shared, piece: z.string().nullable(), excerpt: z.string(), has_failed_answer: z.boolean() })
  .meta({ id: 'StaffListedThread' })
export type ListedThread = z.output<typeof ListedThread>

/** A page of threads. `counts`: number of threads in each view, with the other filters applied. */
export const ListedThreads = z.object({
  count: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  counts: z.object({ active: z.int(), new: z.int(), waiting: z.int(), done: z.int(), automatic: z.int(), spam: z.int(), late: z.int() }),
  results: z.array(ListedThread),
})
export type ListedThreads = z.output<typeof ListedThreads>

const ThreadPhoto = z.object({ token: z.string(), width: z.int(), height: z.int() })

const ThreadFile = z.object({ token: z.string(), name: z.string(), bytes: z.int() })
/** `POST …/files/`: stores an attachment until its reply is sent. */
export const StoredThreadFile = ThreadFile.extend({ media_type: z.enum(['image/jpeg', 'application/pdf']) })

const ThreadMessage = z.object({
  id: Id,
  direction: z.enum(['in', 'out']),
  channel: z.enum(threadChannels),
  body: z.string(),
  by: z.string().nullable().meta({ description: 'Staff member who wrote the message.' }),
  at: z.iso.datetime(),
  fate: z.enum(replyDeliveryStates).nullable().meta({ description: 'For a reply: its delivery status.' }),
  sent_at: z.iso.datetime().nullable(),
  in_outbox: z.boolean().meta({ description: 'Sent while no carrier was configured: it lies in the outbox folder and reaches nobody.' }),
  failure: z.string().nullable(),
  recipient: z.string().nullable(),
  quoted: z.string().meta({ description: 'Earlier messages quoted in this one.' }),
  sender: z.string().nullable().meta({ description: 'For an email: its sender’s address.' }),
  photos: z.array(ThreadPhoto),
  files: z.array(ThreadFile).meta({ description: 'Documents attached to a reply.' }),
  pieces: z.array(z.object({ id: Id, name: z.string() })).meta({ description: 'Pieces whose cards a reply shows.' }),
  lost_files: z.int().meta({ description: 'Number of attached files that were not kept.' }),
  earlier: z.array(z.string()).meta({ description: 'Versions before the person’s edits, oldest first.' }),
  edited_at: z.iso.datetime().nullable(),
})

export const StaffThread = z
  .object({
    ...shared,
    version: z.int(),
    heard_at: z.iso.datetime().nullable().meta({ description: 'When the person last wrote.' }),
    language: z.enum(languages),
    contact: z
      .object({ phone: z.string(), email: z.string(), telegram: z.string().nullable().meta({ description: 'Name in Telegram.' }) })
      .nullable(),
    asked: z.object({
      is_form: z.boolean().meta({ description: 'False if the thread began without a form of the site.' }),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      has_trade_in: z
        .boolean()
        .meta({ description: 'Whether the person has a piece to trade in; a buyback on those terms may begin here.' }),
      message: z.string(),
      page: z.string().nullable(),
    }),
    photos: z.array(ThreadPhoto),
    messages: z.array(ThreadMessage),
    notes: z.array(
      z.object({
        id: Id,
        body: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
        replied_by: z.enum(handChannels).nullable().meta({ description: 'For a reply given outside of the shop: how.' }),
      }),
    ),
    reach: StaffReach,
    piece: z
      .object({
        id: Id,
        kind: z.enum(kinds),
        name: z.string(),
        reference: z.string().nullable(),
        price_usd: PriceUsd.nullable().meta({ description: 'Null if the price is on request.' }),
        status: z.enum(pieceStatuses),
        stock: z.int(),
        photo: z.string().nullable(),
        traits: PieceTraits,
      })
      .nullable(),
    orders: z.array(PersonOrder).nullable().meta({ description: 'Orders of the person; null if the reader may not see orders.' }),
    threads: z.array(z.object({ id: Id, kind: z.enum(threadKinds), status: z.enum(threadStatuses), created_at: z.iso.datetime() })),
    buyback: z
      .object({ id: Id, state: z.enum(buybackStates) })
      .nullable()
      .meta({ description: 'Buyback that the person began in this thread.' }),
    has_account: z.boolean(),
    person_id: Id.nullable().meta({ description: 'Card of the person; null if the reader may not see people.' }),
  })
  .meta({ id: 'StaffThread' })
export type StaffThread = z.output<typeof StaffThread>

export const WrittenThread = z.object({ thread: StaffThread, action_id: z.string() })
