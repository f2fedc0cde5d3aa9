import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Demo } from '#server/domain/empty-shop/find-demo.ts'
import { isDemoBanner, isDemoPromo, isDemoVideo } from '#server/domain/empty-shop/remove-rows.ts'

/** Numbers of records that the removal of the demo deletes (`goes`) and keeps (`stays`). `edited`: demo pieces that the staff changed. */
export type PartCounts = {
  goes: Record<'pieces' | 'edited' | 'photographs' | 'orders' | 'threads' | 'people' | 'banners' | 'videos' | 'promos', number>
  stays: Record<'pieces' | 'orders' | 'people' | 'faqs' | 'staff', number>
}

type Row = Record<'edited' | 'photographs' | 'banners' | 'videos' | 'promos' | 'pieces' | 'orders' | 'people' | 'faqs' | 'staff', number>

/** Counts the records that are removed with the demo and the records that stay. */
export async function countParts(tx: Tx, { pieces, orders, threads, people }: Demo): Promise<PartCounts> {
  const { rows } = await sql<Row>`select
    (select count(*)::int from piece where id = any(${pieces}) and edit_version > 1) as edited,
    (select count(*)::int from photo where piece_id = any(${pieces})) as photographs,
    (select count(*)::int from banner where ${isDemoBanner}) as banners,
    (select count(*)::int from video where ${isDemoVideo}) as videos,
    (select count(*)::int from promo where ${isDemoPromo}) as promos,
    (select count(*)::int from piece) as pieces, (select count(*)::int from shop_order) as orders,
    (select count(*)::int from person) as people, (select count(*)::int from faq) as faqs,
    (select count(*)::int from staff) as staff`.execute(tx)
  const [all] = rows
  if (!all) throw new Error('A single-row query returned no row')
  const { edited, photographs, banners, videos, promos, faqs, staff } = all
  const counted = { pieces: pieces.length, orders: orders.length, people: people.length }
  return {
    goes: { ...counted, edited, photographs, threads: threads.length, banners, videos, promos },
    stays: {
      pieces: all.pieces - counted.pieces,
      orders: all.orders - counted.orders,
      people: all.people - counted.people,
      faqs,
      staff,
    },
  }
}
