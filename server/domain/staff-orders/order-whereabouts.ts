import { sql } from 'kysely'
import type { MoveState } from '#contract/rules/staff/piece-enums.ts'

/** The location of an ordered piece; `move` is its open transfer to another office. */
export type Whereabouts = {
  pieceId: number
  cityId: number
  place: { ru: string; en: string } | null
  move: { state: Extract<MoveState, 'asked' | 'sent'>; toCityId: number } | null
}

/** SQL: the locations of the pieces of a row of `shop_order`, as JSON. Empty for an order that was shipped, delivered or cancelled. */
export const whereabouts = sql<Whereabouts[]>`coalesce((
  select json_agg(json_build_object(
    'pieceId', p.id, 'cityId', p.city_id,
    'place', case when place.id is not null then json_build_object('ru', place.name_ru, 'en', place.name_en) end,
    'move', (
      select json_build_object('state', m.state, 'toCityId', m.to_city_id)
      from piece_move m where m.piece_id = p.id and m.state in ('asked', 'sent')
    )
  ) order by l.position)
  from order_line l join piece p on p.id = l.piece_id
    left join piece_private s on s.piece_id = p.id left join place on place.id = s.place_id
  where l.order_id = shop_order.id and shop_order.status in ('pending', 'confirmed')
), '[]')`
