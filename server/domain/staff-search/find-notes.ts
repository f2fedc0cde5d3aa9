import { sql } from 'kysely'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import { pieceTraits } from '#server/domain/pieces/piece-traits.ts'
import { foldedPattern } from '#server/domain/search/typed-parts.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

const leastChars = 3
const excerptFrom = 20
const excerptChars = 80

/**
 * SQL: the part of a note around the match. If the text matches only after folding (case, accents), the position is an estimate, because
 * folding changes the length.
 */
const excerptOf = (text: string) => sql<string>`substr(n.body, greatest(1, coalesce(
    nullif(position(lower(${text}::text) in lower(n.body)), 0),
    position(fold_words(${text}::text) in n.search_key) * length(n.body) / nullif(length(n.search_key), 0)
  ) - ${excerptFrom}::int), ${excerptChars}::int)`

type Noted = { id: string; title: string; excerpt: string; status: string; traits?: PieceTraits }

/** Finds pieces by a text in their notes. Returns each piece once, the piece with the latest matching note first. */
export const findNotedPieces: Finder = async ({ db }, staff, text, max) => {
  if (text.length < leastChars) return []
  const { rows } = await sql<Noted>`
    select p.id::text as id, b.name || ' ' || p.model_name as title, ${excerptOf(text)} as excerpt, p.status, ${pieceTraits(staff)} as traits
    from (
      select distinct on (piece_id) piece_id, body, search_key, created_at from piece_note
      where search_key like ${foldedPattern(text)} order by piece_id, created_at desc, id desc
    ) n join piece p on p.id = n.piece_id join brand b on b.id = p.brand_id
    order by n.created_at desc, p.id desc limit ${max}`.execute(db)
  return rows.map(({ excerpt, ...piece }) => ({ kind: 'piece', ...piece, detail: excerpt }))
}

/** Finds orders by a text in their notes. Returns each order once, the order with the latest matching note first. */
export const findNotedOrders: Finder = async ({ db }, _staff, text, max) => {
  if (text.length < leastChars) return []
  const { rows } = await sql<Noted>`
    select o.id::text as id, o.number as title, ${excerptOf(text)} as excerpt, o.status
    from (
      select distinct on (order_id) order_id, body, search_key, created_at from order_note
      where search_key like ${foldedPattern(text)} order by order_id, created_at desc, id desc
    ) n join shop_order o on o.id = n.order_id
    order by n.created_at desc, o.created_at desc, o.id desc limit ${max}`.execute(db)
  return rows.map(({ excerpt, ...order }) => ({ kind: 'order', ...order, detail: excerpt }))
}
