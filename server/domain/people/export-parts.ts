import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { consentsQuery } from '#server/domain/people/read-consents.ts'
import type { Traces } from '#server/domain/people/traces.ts'

/** A person's rows of one table. */
export type ExportPart = { title: string; rows: Record<string, unknown>[] }
type Query = [title: string, query: ReturnType<typeof sql>]

/** Reads all rows that belong to a person, by table. Leaves out sign-in secrets and the internal notes of the staff. */
export async function readExportParts(db: Db, traces: Traces): Promise<ExportPart[]> {
  const read: ExportPart[] = []
  for (const [title, query] of [...accountQueries(traces), consentsOf(traces), ...threadQueries(traces), ...orderQueries(traces)])
    read.push({ title, rows: (await query.execute(db)).rows as Record<string, unknown>[] })
  return read
}

const consentsOf = ({ threads, orders, accounts }: Traces): Query => [
  'consents',
  consentsQuery({
    threads: sql`t.id = any(${threads})`,
    orders: sql`o.id::text = any(${orders})`,
    accounts: sql`s.customer_id::text = any(${accounts})`,
  }),
]

function accountQueries({ ids, accounts }: Traces): Query[] {
  return [
    ['person', sql`select id, name, city, language, sizes, tags, created_at, last_at from person where id = any(${ids})`],
    ['contacts', sql`select kind, value from person_handle where person_id = any(${ids}) and kind <> 'account'`],
    [
      'accounts',
      sql`select id, phone, email, verified_email, first_name, last_name, username, telegram_id, language, created_at
        from customer where id::text = any(${accounts})`,
    ],
    ['sessions', sql`select created_at, refreshed_at, ended_at from session where customer_id::text = any(${accounts})`],
    ['addresses', sql`select * from address where customer_id::text = any(${accounts})`],
    [
      'favorites',
      sql`select b.name as brand, p.model_name as model, p.reference, f.added_at from favorite f join piece p on p.id = f.piece_id
        join brand b on b.id = p.brand_id where f.customer_id::text = any(${accounts})`,
    ],
    [
      'saved searches',
      sql`select name, mode, query, pace, paused_at, created_at from saved_search where customer_id::text = any(${accounts}) order by created_at`,
    ],
    ['favorite alerts', sql`select is_on, pace from favorite_alerts where customer_id::text = any(${accounts})`],
  ]
}

function threadQueries({ ids, threads, buybacks }: Traces): Query[] {
  return [
    [
      'wanted',
      sql`select thread_id as enquiry, sought, until, closed_at, created_at from wanted_model where thread_id = any(${threads}) order by id`,
    ],
    [
      'told of pieces',
      sql`select b.name as brand, p.model_name as model, p.reference, t.why, t.notified_at from piece_telling t join piece p on p.id = t.piece_id
        join brand b on b.id = p.brand_id where t.person_id = any(${ids}) order by t.id`,
    ],
    [
      'enquiries',
      sql`select t.id as number, t.kind, t.status, t.office, e.fields, e.page, t.created_at, t.last_at from thread t
        left join enquiry e on e.id = t.enquiry_id where t.id = any(${threads}) order by t.id`,
    ],
    [
      'messages',
      sql`select thread_id as enquiry, direction, channel, body, earlier_bodies, quoted, sender, recipient, created_at, sent_at from thread_message
        where thread_id = any(${threads}) order by id`,
    ],
    [
      'buybacks',
      sql`select id as number, state, terms, kind, brand, model, reference, year, serial, low_cents, high_cents, valid_until, counter_cents,
        offered_cents, consignor_share, consigned_until, received_at, brought_by, agreed_at, identity_seen_at, payout_method, payout_reference, paid_at,
        created_at from buyback where id = any(${buybacks}) order by id`,
    ],
    [
      'buyback steps',
      sql`select buyback_id as buyback, step, by, low_cents, high_cents, case when by = 'person' then note else '' end as note, at from buyback_step
        where buyback_id = any(${buybacks}) order by id`,
    ],
    [
      'quotes',
      sql`select q.thread_id as enquiry, q.state, q.delivery_cents, q.credit_cents, q.expires_at, q.opened_at, q.ended_at, q.created_at, b.name as brand,
          p.model_name as model, l.price_cents
        from quote q join quote_line l on l.quote_id = q.id join piece p on p.id = l.piece_id join brand b on b.id = p.brand_id
        where q.thread_id = any(${threads}) order by q.created_at, l.position`,
    ],
    [
      'offers',
      sql`select f.id as enquiry, b.name as brand, p.model_name as model, p.reference, f.state, f.asked_cents, f.expires_at, f.ended_at, f.created_at
        from offer f join piece p on p.id = f.piece_id join brand b on b.id = p.brand_id where f.id = any(${threads}) order by f.id`,
    ],
    [
      'offer steps',
      sql`select offer_id as enquiry, step, by, price_cents, at from offer_step where offer_id = any(${threads}) order by id`,
    ],
    [
      'visits',
      sql`select v.office, v.starts_at, v.confirmed_at, v.cancelled_at, (
          select string_agg(concat_ws(' ', b.name, p.model_name, p.reference), '; ') from visit_piece vp
          join piece p on p.id = vp.piece_id join brand b on b.id = p.brand_id where vp.visit_id = v.id) as pieces
        from visit v join thread t on t.enquiry_id = v.enquiry_id where t.id = any(${threads})`,
    ],
    [
      'albums',
      sql`select a.thread_id as enquiry, a.note, a.created_at, a.until, (select count(*) from live_photo where album_id = a.id) as photographs
        from live_album a where a.thread_id = any(${threads})`,
    ],
  ]
}

function orderQueries({ ids, orders }: Traces): Query[] {
  return [
    [
      'orders',
      sql`select number, status, mode, first_name, last_name, phone, email, delivery_method, country_code, state, address_city, postal_code,
        address_line1, address_line2, comment, goods_cents, discount_cents, credit_cents, credit_piece, delivery_cents, total_cents, promo_code, carrier, tracking_number,
        created_at from shop_order where id::text = any(${orders}) order by created_at`,
    ],
    [
      'order lines',
      sql`select o.number as "order", l.brand_name, l.model_name, l.reference, l.quantity, l.price_cents from order_line l
        join shop_order o on o.id = l.order_id where o.id::text = any(${orders}) order by o.created_at, l.position`,
    ],
    [
      'payments',
      sql`select o.number as "order", y.kind, y.amount_cents, y.method, y.reference, y.paid_on from order_payment y
        join shop_order o on o.id = y.order_id where o.id::text = any(${orders})`,
    ],
    ['papers', sql`select number, kind, issued_at, body from document where order_id::text = any(${orders})`],
    [
      'consigned pieces',
      sql`select b.name as brand, p.model_name as model, p.reference, s.acquired_on, s.consigned_until, s.consignor_paid_cents
        from piece_private s join piece p on p.id = s.piece_id join brand b on b.id = p.brand_id where s.consignor_person_id = any(${ids})`,
    ],
  ]
}
