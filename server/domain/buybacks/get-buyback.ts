import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { type BuybackRow, visibleBuybacks } from '#server/domain/buybacks/buyback-rows.ts'
import { nobodyReached, readThreadReach } from '#server/domain/people/reach.ts'
import { findOtherSerials, markOpenable } from '#server/domain/pieces/serials.ts'

export type BuybackRecord = Awaited<ReturnType<typeof getBuyback>>

type Joined = BuybackRow & {
  until: string | null
  name: string | null
  phone: string | null
  office: OfficeKey | null
  enquiry_id: number | null
  fields: Record<string, unknown> | null
  assignee_id: string | null
  assignee: string | null
  receiver: string | null
  inspector: string | null
  payer: string | null
  piece: string | null
  credit_order_id: string | null
  credit_order: string | null
  credit_order_status: OrderStatus | null
}

/** Returns a buyback in full. Throws `not-found` if the buyback does not exist or the reader may not see it. */
export async function getBuyback({ db }: { db: Db }, actor: StaffActor, id: number) {
  const { rows } = await sql<Joined>`
    select y.*, y.consigned_until::text as until, coalesce(t.name, n.name) as name, t.phone, t.office, t.enquiry_id, e.fields,
      t.assignee_id, a.name as assignee, r.name as receiver, i.name as inspector, s.name as payer,
      o.id as credit_order_id, o.number as credit_order, o.status as credit_order_status,
      case when p.id is not null then concat_ws(' ', b.name, p.model_name, p.reference) end as piece
    from buyback y left join thread t on t.id = y.thread_id left join enquiry e on e.id = t.enquiry_id left join person n on n.id = y.person_id
      left join staff a on a.id = t.assignee_id left join staff r on r.id = y.received_by left join staff i on i.id = y.inspected_by
      left join staff s on s.id = y.paid_by left join piece p on p.id = y.piece_id left join brand b on b.id = p.brand_id
      left join shop_order o on o.credit_buyback_id = y.id and o.status <> 'cancelled'
    where y.id = ${id} and ${visibleBuybacks(actor)}`.execute(db)
  const [row] = rows
  if (!row) throw new CodedError('not-found')
  const [steps, photos, known, reach] = await Promise.all([
    readSteps(db, id),
    readPhotos(db, row.enquiry_id),
    actor.permissions.has('piece.serial') && row.serial_key
      ? markOpenable(db, actor, await findOtherSerials(db, row.serial_key, { buyback: id, piece: row.piece_id }))
      : [],
    row.thread_id === null ? nobodyReached : readThreadReach(db, row.thread_id),
  ])
  return { row, steps, photos, known, reach }
}

function readSteps(db: Db, id: number) {
  return db
    .selectFrom('buyback_step as s')
    .leftJoin('staff', 'staff.id', 's.staff_id')
    .select(['s.id', 's.step', 's.by', 's.low_cents', 's.high_cents', 's.note', 's.at', 'staff.name as who'])
    .where('s.buyback_id', '=', id)
    .orderBy('s.id')
    .execute()
}

function readPhotos(db: Db, enquiryId: number | null) {
  if (enquiryId === null) return []
  const photos = db.selectFrom('enquiry_photo').select(['token', 'width', 'height']).where('enquiry_id', '=', enquiryId)
  return photos.orderBy('position').execute()
}
