import { z } from 'zod'
import { DateTimeText } from '#contract/date.ts'
import { EmailTextOrEmpty } from '#contract/email-text.ts'
import { Id, IdParam } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { offices } from '#contract/offices.ts'
import { kinds, pieceStatuses, PriceUsd } from '#contract/piece.ts'
import { buybackStates } from '#contract/rules/buyback-states.ts'
import { isPhone } from '#contract/rules/phone.ts'
import { replyFates, threadChannels, threadKinds, threadStatuses, threadViews } from '#contract/rules/staff/thread-enums.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { LongText } from '#contract/staff/order-steps.ts'
import { PersonOrder } from '#contract/staff/people.ts'

const Office = z.enum(offices.map(({ key }) => key))
const Person = z.object({ id: z.string(), name: z.string() })

/** `GET /api/staff/threads/`. */
export const ThreadQuery = z.strictObject({
  view: z.enum(threadViews).default('active'),
  kind: z.enum(threadKinds).optional(),
  office: Office.optional(),
  assignee: z
    .union([z.enum(['me', 'nobody']), z.uuid()])
    .optional()
    .meta({ description: 'Whose they are.' }),
  offer: z.enum(['open']).optional().meta({ description: 'A price that somebody named waits for the answer of the shop.' }),
  late: z.enum(['true']).optional().meta({ description: 'An answer is overdue.' }),
  unread: z.enum(['true']).optional().meta({ description: 'The reader has not seen the last that the person said.' }),
  search: z
    .string()
    .max(limits.searchMaxChars)
    .refine(isStorable)
    .optional()
    .meta({ description: 'A number, a name, a phone, an email, a piece, or words of the form.' }),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
export type ThreadQuery = z.output<typeof ThreadQuery>

export const ThreadParams = z.strictObject({ id: IdParam })
export const ThreadPartParams = z.strictObject({ id: IdParam, part: IdParam })
const FileToken = z.string().regex(/^[\w-]{22}$/)
export const ThreadPhotoParams = z.strictObject({ id: IdParam, part: FileToken })

const shared = {
  id: Id,
  kind: z.enum(threadKinds),
  status: z.enum(threadStatuses),
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  due_at: z.iso.datetime().nullable(),
  is_late: z.boolean(),
  is_unread: z.boolean().meta({ description: 'The reader has not seen the last that the person said.' }),
  office: Office,
  name: z.string().nullable().meta({ description: 'Null for who may not read contacts.' }),
  assignee: Person.nullable(),
}

export const ListedThread = z
  .object({ ...shared, piece: z.string().nullable(), excerpt: z.string(), has_failed_answer: z.boolean() })
  .meta({ id: 'StaffListedThread' })
export type ListedThread = z.output<typeof ListedThread>

/** A page of threads. `counts`: the number in each view, with the same filters. */
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
/** `POST …/files/`: uploads a file for a reply that is sent later. */
export const StoredThreadFile = ThreadFile.extend({ media_type: z.enum(['image/jpeg', 'application/pdf']) })

const ThreadMessage = z.object({
  id: Id,
  direction: z.enum(['in', 'out']),
  channel: z.enum(threadChannels),
  body: z.string(),
  by: z.string().nullable().meta({ description: 'Who of the staff wrote it.' }),
  at: z.iso.datetime(),
  fate: z.enum(replyFates).nullable().meta({ description: 'Of an answer: what became of it.' }),
  sent_at: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
  recipient: z.string().nullable(),
  quoted: z.string().meta({ description: 'What it repeats of the messages before it.' }),
  sender: z.string().nullable().meta({ description: 'Of a letter: the address that it came from.' }),
  photos: z.array(ThreadPhoto),
  files: z.array(ThreadFile).meta({ description: 'Papers that a reply carries.' }),
  pieces: z.array(z.object({ id: Id, name: z.string() })).meta({ description: 'Pieces that a reply shows cards of.' }),
  lost_files: z.int().meta({ description: 'How many files came along that were not kept.' }),
  earlier: z.array(z.string()).meta({ description: 'What it said before the person edited it, the oldest first.' }),
  edited_at: z.iso.datetime().nullable(),
})

/** A thread with all details for the person who replies. */
export const StaffThread = z
  .object({
    ...shared,
    version: z.int(),
    heard_at: z.iso.datetime().nullable().meta({ description: 'When the person last said something.' }),
    language: z.enum(languages),
    contact: z.object({ phone: z.string(), email: z.string() }).nullable(),
    asked: z.object({
      is_form: z.boolean().meta({ description: 'False where the thread began without a form of the site.' }),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      has_trade_in: z.boolean().meta({ description: 'They have a piece to trade in: a buyback on those terms may begin here.' }),
      message: z.string(),
      page: z.string().nullable(),
    }),
    photos: z.array(ThreadPhoto),
    messages: z.array(ThreadMessage),
    notes: z.array(z.object({ id: Id, body: z.string(), by: z.string(), at: z.iso.datetime() })),
    channels: z.array(z.enum(threadChannels)).meta({ description: 'By which an answer reaches the person; none: they are to be called.' }),
    piece: z
      .object({
        id: Id,
        kind: z.enum(kinds),
        name: z.string(),
        reference: z.string().nullable(),
        price_usd: PriceUsd.nullable().meta({ description: 'Null: on request.' }),
        status: z.enum(pieceStatuses),
        stock: z.int(),
        photo: z.string().nullable(),
      })
      .nullable(),
    orders: z.array(PersonOrder).nullable().meta({ description: "The person's orders; null for who may not read orders." }),
    threads: z.array(z.object({ id: Id, kind: z.enum(threadKinds), status: z.enum(threadStatuses), created_at: z.iso.datetime() })),
    buyback: z
      .object({ id: Id, state: z.enum(buybackStates) })
      .nullable()
      .meta({ description: 'What the person offers the shop in this thread.' }),
    has_account: z.boolean(),
    person_id: Id.nullable().meta({ description: 'Whose card it is in; null for who may not read people.' }),
  })
  .meta({ id: 'StaffThread' })
export type StaffThread = z.output<typeof StaffThread>

/** A thread after a change, and the action for an undo. */
export const WrittenThread = z.object({ thread: StaffThread, action_id: z.string() })

/** `POST …/status/`. `version`: the version of the thread that the staff member saw. */
export const MoveThread = z.strictObject({ version: Version, status: z.enum(['open', 'waiting', 'done', 'spam']) })
/** `PUT …/read/`: the time up to which the customer's messages are read; null marks them unread. */
export const ReadThread = z.strictObject({ read_to: DateTimeText.nullable() })
export const WriteThreadNote = z.strictObject({ body: LongText })
export const AssignThread = z.strictObject({ staff_id: z.uuid().nullable() })
export const ThreadReply = z.strictObject({
  version: Version,
  channel: z.enum(threadChannels),
  body: LongText,
  files: z.array(FileToken).max(staffLimits.replyFilesMax).default([]),
  pieces: z.array(Id).max(staffLimits.replyPiecesMax).default([]).meta({ description: 'Pieces that the reply shows cards of.' }),
})
export const ChangeThreadEmail = z.strictObject({
  email: EmailTextOrEmpty,
})

const line = z
  .string()
  .trim()
  .max(limits.enquiryLineMaxChars)
  .refine((value) => !/[\r\n\0]/.test(value))

/** `POST /api/staff/threads/`: records a call: who, what, result (OWN-94). */
export const WriteCall = z.strictObject({
  name: line.min(1),
  phone: z
    .string()
    .max(40)
    .refine((value) => value === '' || isPhone(value))
    .default(''),
  body: LongText,
  result: z.enum(['open', 'waiting', 'done']),
})
export type WriteCall = z.output<typeof WriteCall>
