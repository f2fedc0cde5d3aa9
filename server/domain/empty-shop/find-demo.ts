import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/**
 * Records that are removed with the demo: the demo pieces, their orders, and all threads and people, except those that involve a piece of
 * the shop's own. Such a piece keeps the delivered orders that contain it, all pieces of these orders, the threads about it, and its buyers
 * and consignors.
 */
export type Demo = {
  pieces: number[]
  orders: string[]
  threads: number[]
  enquiries: number[]
  buybacks: number[]
  people: number[]
  customers: string[]
  /** Demo pieces that stay, because a delivered order contains them together with a piece of the shop's own. */
  soldPieces: number[]
  /** Numbers of open orders (neither cancelled nor delivered) that contain both a demo piece and a piece of the shop's own. */
  mixed: string[]
}

/** Finds the records of the demo. Each query depends on the previous ones. */
export async function findDemo(tx: Tx): Promise<Demo> {
  const sales = await readIds<string>(
    tx,
    sql`select id::text from shop_order o where status = 'delivered' and ${hasPiece('own')} and ${hasPiece('demo')}`,
  )
  const soldPieces = await readIds<number>(
    tx,
    sql`select id from piece p where origin = 'demo'
      and exists (select from order_line l where l.piece_id = p.id and l.order_id::text = any(${sales}))`,
  )
  const pieces = await readIds<number>(tx, sql`select id from piece where origin = 'demo' and id <> all(${soldPieces}) order by id`)
  const orders = await readIds<string>(tx, sql`select id::text from shop_order o where ${hasPiece('demo')} and id::text <> all(${sales})`)
  const mixed = await readIds<string>(
    tx,
    sql`select number as id from shop_order o where id::text = any(${orders}) and status not in ('cancelled', 'delivered') and ${hasPiece('own')}
      order by number`,
  )
  const buyers = await readIds<number>(
    tx,
    sql`select person_id as id from shop_order where person_id is not null and id::text <> all(${orders})
      union select consignor_person_id from piece_private where consignor_person_id is not null and piece_id <> all(${pieces})
      union select person_id from buyback where person_id is not null and piece_id <> all(${pieces})`,
  )
  const threads = await readIds<number>(
    tx,
    sql`select id from thread t where not (
      coalesce(t.piece_id <> all(${pieces}), false) or coalesce(t.person_id = any(${buyers}), false)
      or exists (select from quote q join quote_line l on l.quote_id = q.id where q.thread_id = t.id and l.piece_id <> all(${pieces}))
      or exists (select from buyback y where y.thread_id = t.id and y.piece_id <> all(${pieces}))
      or exists (select from visit v join visit_piece p on p.visit_id = v.id where v.enquiry_id = t.enquiry_id and p.piece_id <> all(${pieces}))
      or exists (select from shop_order o where o.customer_id = t.customer_id and o.id::text <> all(${orders}))
    )`,
  )
  const enquiries = await readIds<number>(
    tx,
    sql`select e.id from enquiry e left join thread t on t.enquiry_id = e.id
      where case when t.id is null then coalesce(e.piece_id = any(${pieces}), true) else t.id = any(${threads}) end`,
  )
  const buybacks = await readIds<number>(
    tx,
    sql`select id from buyback where coalesce(piece_id = any(${pieces}), true) and coalesce(thread_id = any(${threads}), true)`,
  )
  const people = await readIds<number>(
    tx,
    sql`with staying as (
        select unnest(${buyers}::int[]) as id
        union select person_id from thread where person_id is not null and id <> all(${threads})
        union select person_id from buyback where person_id is not null and id <> all(${buybacks})
      )
      select id from person p where not exists (select from staying s where s.id = p.id or s.id = p.merged_into)
        and not exists (select from person m join staying s on s.id = m.id where m.merged_into = p.id)`,
  )
  const customers = await readIds<string>(
    tx,
    sql`select id::text as id from customer c where not exists (select from shop_order o where o.customer_id = c.id and o.id::text <> all(${orders}))
      and not exists (select from thread t where t.customer_id = c.id and t.id <> all(${threads}))
      and not exists (
        select from person_handle h where h.kind = 'account' and h.value = c.id::text and h.person_id <> all(${people})
      )`,
  )
  return { pieces, orders, threads, enquiries, buybacks, people, customers, soldPieces, mixed }
}

const hasPiece = (whose: 'demo' | 'own') => sql`exists (
  select from order_line l join piece k on k.id = l.piece_id where l.order_id = o.id and (k.origin = 'demo') = ${whose === 'demo'})`

async function readIds<Id>(tx: Tx, query: ReturnType<typeof sql>): Promise<Id[]> {
  const { rows } = await query.execute(tx)
  return (rows as { id: Id }[]).map(({ id }) => id)
}
