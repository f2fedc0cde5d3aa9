import { sql } from 'kysely'
import { foldedPattern } from '#server/domain/search/typed-parts.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

/** Minimum length of the search text; shorter texts match too many notes. */
const leastChars = 3
/** Number of characters shown before the match, and length of the excerpt. */
const excerptFrom = 20
const excerptChars = 80

const excerptOf = (text: string) =>
  sql<string>`substr(n.body, greatest(1, position(lower(${text}) in lower(n.body)) - ${excerptFrom}::int), ${excerptChars}::int)`

type Noted = { id: string; title: string; excerpt: string; status: string }

/** Finds pieces by words of their notes, with the latest matching note of each. */
export const findNotedPieces: Finder = async ({ db }, _staff, text, max) => {
  if (text.length < leastChars) return []
  const { rows } = await sql<Noted>`
    select distinct on (p.id) p.id::text as id, b.name || ' ' || p.model_name as title, ${excerptOf(text)} as excerpt, p.status
    from piece_note n join piece p on p.id = n.piece_id join brand b on b.id = p.brand_id
    where n.search_key like ${foldedPattern(text)} order by p.id, n.created_at desc limit ${max}`.execute(db)
  return rows.map(({ excerpt, ...piece }) => ({ kind: 'piece', ...piece, detail: excerpt }))
}

/** Finds orders by words of their notes, with the latest matching note of each. */
export const findNotedOrders: Finder = async ({ db }, _staff, text, max) => {
  if (text.length < leastChars) return []
  const { rows } = await sql<Noted>`
    select distinct on (o.id) o.id::text as id, o.number as title, ${excerptOf(text)} as excerpt, o.status
    from order_note n join shop_order o on o.id = n.order_id
    where n.search_key like ${foldedPattern(text)} order by o.id, n.created_at desc limit ${max}`.execute(db)
  return rows.map(({ excerpt, ...order }) => ({ kind: 'order', ...order, detail: excerpt }))
}
