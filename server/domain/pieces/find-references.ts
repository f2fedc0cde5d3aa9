import { sql } from 'kysely'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { Db } from '#server/db/database.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PhotoRow } from '#server/domain/catalog/piece-rows.ts'

export type EarlierPiece = {
  id: number
  kind: Kind
  label: string
  reference: string | null
  status: PieceStatus
  productionYear: number | null
  priceCents: number | null
  photo: PhotoRow | null
}

const foundMax = 8

/**
 * Finds earlier pieces, by reference or model, from which a new piece can be created. Includes drafts, sold and withdrawn pieces. Returns
 * the newest piece of each reference.
 */
export async function findReferences(db: Db, snapshot: CatalogSnapshot, q: string): Promise<EarlierPiece[]> {
  const found = [snapshot.search, snapshot.hiddenSearch].flatMap((index) =>
    index.find(q).flatMap(({ pieceIds }) => [...pieceIds].slice(0, 50)),
  )
  const ids = [...new Set(found)].slice(0, 200)
  if (!ids.length) return []
  const { rows } = await sql<EarlierPiece>`
    select * from (
      select distinct on (p.brand_id, p.model_name, p.reference) p.id, p.kind, concat_ws(' ', b.name, p.model_name) as label, p.reference, p.status,
        p.production_year as "productionYear", p.price_cents as "priceCents", array_position(${ids}::int[], p.id) as place,
        (select json_build_object('hash', f.hash, 'width', f.width, 'height', f.height, 'widths', f.widths, 'placeholder', f.placeholder,
          'isDemo', f.is_demo, 'alt', json_build_object('ru', f.alt_ru, 'en', f.alt_en))
          from photo f where f.piece_id = p.id and not f.is_wide order by f.position limit 1) as photo
      from piece p join brand b on b.id = p.brand_id where p.id = any(${ids}::int[])
      order by p.brand_id, p.model_name, p.reference, p.id desc
    ) newest order by place limit ${foundMax}`.execute(db)
  return rows
}
