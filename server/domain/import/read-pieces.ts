import { type RawBuilder, sql } from 'kysely'
import type { Kind } from '#contract/piece.ts'
import type { Db } from '#server/db/database.ts'
import type { PartTable, Value } from '#server/domain/import/field-types.ts'

type Columns = Record<string, Value>

/** The data of an existing piece that an import compares with a row. */
export type KnownPiece = {
  id: number
  key: string
  kind: Kind
  parts: Partial<Record<PartTable, Columns>>
  functionIds: number[]
  hashes: string[]
  hasWidePhoto: boolean
  /** Quantity held by the staff or by orders that can still be cancelled. */
  held: number
  isOrdered: boolean
}

/** Returns the existing pieces with these keys, by key. */
export async function readPieces(db: Db, keys: readonly string[]): Promise<Map<string, KnownPiece>> {
  if (!keys.length) return new Map()
  const rows = await selectPieces(db, sql`p.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`)
  return new Map(rows.map((row) => [row.key, row]))
}

/** Returns the existing pieces with these ids, by id. */
export async function readPiecesByIds(db: Db, ids: readonly number[]): Promise<Map<number, KnownPiece>> {
  const rows = await selectPieces(db, sql`p.id = any(${[...ids]}::int[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

async function selectPieces(db: Db, condition: RawBuilder<unknown>): Promise<KnownPiece[]> {
  const { rows } = await sql<KnownPiece>`
    select p.id, p.key, p.kind, p.held,
      json_build_object('piece', to_json(p), 'piece_private', to_json(s), 'watch', to_json(w), 'jewelry', to_json(j), 'bag', to_json(b)) as parts,
      coalesce((select json_agg(f.function_id order by f.function_id) from piece_function f where f.piece_id = p.id), '[]') as "functionIds",
      coalesce((select json_agg(photo.hash) from photo where photo.piece_id = p.id), '[]') as hashes,
      exists (select from photo where photo.piece_id = p.id and photo.is_wide) as "hasWidePhoto",
      exists (select from order_line l join shop_order o on o.id = l.order_id
        where l.piece_id = p.id and o.status <> 'cancelled') as "isOrdered"
    from piece p
      left join piece_private s on s.piece_id = p.id
      left join watch w on w.piece_id = p.id
      left join jewelry j on j.piece_id = p.id
      left join bag b on b.piece_id = p.id
    where ${condition}`.execute(db)
  return rows
}
