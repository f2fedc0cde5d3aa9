import { sql } from 'kysely'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { ReplyDeliveryState, ThreadChannel, ThreadKind, ThreadStatus } from '#contract/rules/staff/thread-enums.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { type PersonOrderRow, readPersonOrders } from '#server/domain/people/person-orders.ts'
import { readThreadReach } from '#server/domain/people/reach.ts'
import { pieceTraits } from '#server/domain/pieces/piece-traits.ts'
import { isLate } from '#server/domain/threads/list-threads.ts'
import { filesAs } from '#server/domain/threads/reply-files.ts'
import { samePhones } from '#server/domain/threads/same-phones.ts'
import { isUnread } from '#server/domain/threads/unread.ts'
import { visibleThreads } from '#server/domain/threads/visible-threads.ts'

export type ThreadRecord = Awaited<ReturnType<typeof getThread>>
export type MessageRow = {
  id: number
  direction: 'in' | 'out'
  channel: ThreadChannel
  body: string
  by: string | null
  created_at: Date
  fate: ReplyDeliveryState | null
  sent_at: Date | null
  in_outbox: boolean
  failure: string | null
  recipient: string | null
  quoted: string
  sender: string | null
  lost_files: number
  earlier_bodies: string[]
  edited_at: Date | null
  photos: PhotoRow[]
  files: { token: string; name: string; bytes: number }[]
  pieces: { id: number; name: string }[]
}

type PhotoRow = { token: string; width: number; height: number }

/** Returns a thread with its messages and notes, the piece, and the person's orders and other threads. Throws `not-found`. */
export async function getThread({ db, now }: { db: Db; now: () => number }, actor: StaffActor, id: number) {
  const thread = await db
    .selectFrom('thread as t')
    .leftJoin('enquiry as e', 'e.id', 't.enquiry_id')
    .leftJoin('staff', 'staff.id', 't.assignee_id')
    .leftJoin('customer as c', 'c.id', 't.customer_id')
    .leftJoin('buyback as y', 'y.thread_id', 't.id')
    .selectAll('t')
    .select([
      'e.fields',
      'e.message',
      'e.page',
      'staff.name as assignee',
      'y.id as buyback_id',
      'y.state as buyback_state',
      'c.username as telegram',
    ])
    .select(sql<boolean>`coalesce(${isLate(now())}, false)`.as('is_late'))
    .select(isUnread(actor).as('is_unread'))
    .where('t.id', '=', id)
    .where(visibleThreads(actor))
    .executeTakeFirst()
  if (!thread) throw new CodedError('not-found')
  const [photos, messages, notes, piece, orders, threads, reach] = await Promise.all([
    readPhotos(db, thread.enquiry_id),
    readMessages(db, id),
    readNotes(db, id),
    thread.piece_id === null ? undefined : readPiece(db, actor, thread.piece_id),
    actor.permissions.has('order.read') ? readOrders(db, thread) : null,
    readOtherThreads(db, actor, thread),
    readThreadReach(db, id),
  ])
  return { thread, photos, messages, notes, piece, orders, threads, reach }
}

function readPhotos(db: Db, enquiryId: number | null) {
  const photos = db.selectFrom('enquiry_photo').select(['token', 'width', 'height']).where('enquiry_id', '=', enquiryId)
  return photos.orderBy('position').execute()
}

async function readMessages(db: Db, threadId: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.direction, m.channel, m.body, staff.name as by, m.created_at, m.sent_at, m.in_outbox, m.recipient, m.quoted, m.sender, m.lost_files, m.earlier_bodies, m.edited_at,
      (select ${filesAs.photos} from enquiry_photo p where p.message_id = m.id) as photos,
      (select ${filesAs.papers} from enquiry_photo p where p.message_id = m.id) as files,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', concat_ws(' ', b.name, p.model_name)) order by p.id), '[]')
        from piece p join brand b on b.id = p.brand_id where p.id = any(m.piece_ids)) as pieces,
      case
        when m.direction = 'in' then null
        when m.undelivered_at is not null then 'undelivered'
        when m.sent_at is not null then 'sent'
        when j.id is null or j.dead_at is not null then 'failed'
        else 'queued'
      end as fate,
      case when m.undelivered_at is not null then nullif(m.delivery_status, '') when m.sent_at is null then j.last_error end as failure
    from thread_message m
      left join staff on staff.id = m.staff_id
      left join job j on j.kind = 'send-reply' and j.key = m.id::text
    where m.thread_id = ${threadId} order by m.id`.execute(db)
  return rows
}

function readNotes(db: Db, threadId: number) {
  return db
    .selectFrom('thread_note as n')
    .innerJoin('staff', 'staff.id', 'n.staff_id')
    .select(['n.id', 'n.body', 'n.created_at', 'n.replied_by', 'staff.name as by'])
    .where('n.thread_id', '=', threadId)
    .orderBy('n.id')
    .execute()
}

type PieceRow = {
  id: number
  kind: Kind
  name: string
  reference: string | null
  price_cents: number | null
  price_on_request: boolean
  status: PieceStatus
  stock: number
  traits: PieceTraits
}

async function readPiece(db: Db, reader: StaffActor, id: number): Promise<PieceRow | undefined> {
  const { rows } = await sql<PieceRow>`
    select p.id, p.kind, concat_ws(' ', b.name, p.model_name) as name, p.reference, p.price_cents, p.price_on_request, p.status,
      greatest(0, p.stock - p.held) as stock, ${pieceTraits(reader)} as traits
    from piece p join brand b on b.id = p.brand_id where p.id = ${id}`.execute(db)
  return rows[0]
}

type Person = { id: number; customer_id: string | null; phone_key: string; email_key: string }
const shownMax = 20

function readOrders(db: Db, { customer_id: customer, phone_key: phone, email_key: email }: Person): Promise<PersonOrderRow[]> {
  const isTheirs = sql<boolean>`(o.customer_id = ${customer}::uuid
    or regexp_replace(o.phone, '[^0-9]', '', 'g') = any(${samePhones(phone)}::text[])
    or (${email} <> '' and lower(o.email) = ${email}))`
  return readPersonOrders(db, isTheirs, shownMax)
}

type OtherThread = { id: number; kind: ThreadKind; status: ThreadStatus; created_at: Date }

async function readOtherThreads(db: Db, actor: StaffActor, person: Person): Promise<OtherThread[]> {
  const { id, customer_id: customer, phone_key: phone, email_key: email } = person
  const { rows } = await sql<OtherThread>`
    select t.id, t.kind, t.status, t.created_at from thread t
    where t.id <> ${id} and ${visibleThreads(actor)} and (t.customer_id = ${customer}::uuid
      or (t.phone_key = any(${samePhones(phone)}::text[]) and t.phone_key <> '') or (${email} <> '' and t.email_key = ${email} and t.email_key <> ''))
    order by t.last_at desc, t.id desc limit ${shownMax}`.execute(db)
  return rows
}
