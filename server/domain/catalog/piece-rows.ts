import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { Db } from '#server/db/database.ts'

export type PhotoRow = {
  hash: string
  width: number
  height: number
  widths: number[]
  placeholder: string
  alt: Record<Language, string>
}

/** A piece as the catalogue holds it in memory: all that lists, cards and filters need, none of the long texts. */
export type PieceRow = {
  id: number
  kind: Kind
  brandId: number
  collectionId: number | null
  modelName: string
  reference: string | null
  priceCents: number | null
  previousPriceCents: number | null
  priceOnRequest: boolean
  productionYear: number | null
  conditionId: number
  fullSet: boolean
  cityId: number
  workshopId: number | null
  /** How many can be had: those in orders are not counted. */
  stock: number
  status: PieceStatus
  isPopular: boolean
  publishedAt: number
  watchTypeId: number | null
  caseMaterialId: number | null
  glassTypeId: number | null
  movementTypeId: number | null
  strapMaterialId: number | null
  caseDiameterMm: number | null
  isLimitedEdition: boolean
  functionIds: number[] | null
  jewelryTypeId: number | null
  color: Record<Language, string> | null
  photos: PhotoRow[] | null
  widePhoto: PhotoRow | null
  /** The transaction that wrote the row last. */
  changedBy: string
}

const photo = sql`json_build_object('hash', hash, 'width', width, 'height', height, 'widths', widths, 'placeholder', placeholder,
  'alt', json_build_object('ru', alt_ru, 'en', alt_en))`

/** Rows of all pieces, or of those written by transactions from `since` on; and the mark to go on from next time. */
export async function readPieceRows(db: Db, since?: string): Promise<{ rows: PieceRow[]; mark: string }> {
  // the mark is taken before the rows: a change between the two is read twice, never missed
  const mark = await readMark(db)
  const { rows } = await sql<PieceRow>`
    select p.id, p.kind, p.changed_by::text as "changedBy", p.brand_id as "brandId", p.collection_id as "collectionId", p.model_name as "modelName", p.reference,
      p.price_cents as "priceCents", p.previous_price_cents as "previousPriceCents", p.price_on_request as "priceOnRequest",
      p.production_year as "productionYear", p.condition_id as "conditionId", p.full_set as "fullSet", p.city_id as "cityId",
      p.workshop_id as "workshopId", (p.stock - p.held)::int as stock, p.status, p.is_popular as "isPopular",
      coalesce(extract(epoch from p.published_at), 0)::float8 as "publishedAt",
      w.watch_type_id as "watchTypeId", w.case_material_id as "caseMaterialId", w.glass_type_id as "glassTypeId",
      w.movement_type_id as "movementTypeId", w.strap_material_id as "strapMaterialId",
      w.case_diameter_mm::float8 as "caseDiameterMm", coalesce(w.is_limited_edition, false) as "isLimitedEdition",
      (select array_agg(f.function_id order by f.function_id) from piece_function f where f.piece_id = p.id) as "functionIds",
      j.jewelry_type_id as "jewelryTypeId",
      case when b.color_en is not null then json_build_object('ru', b.color_ru, 'en', b.color_en) end as color,
      (select json_agg(${photo} order by position) from photo where photo.piece_id = p.id and not is_wide) as photos,
      (select ${photo} from photo where photo.piece_id = p.id and is_wide) as "widePhoto"
    from piece p
      left join watch w on w.piece_id = p.id
      left join jewelry j on j.piece_id = p.id
      left join bag b on b.piece_id = p.id
    where ${since === undefined ? sql`true` : sql`p.changed_by >= ${since}::text::xid8`}
    order by p.id`.execute(db)
  return { rows, mark }
}

/** Marks of the last change of the reference lists and of the content. */
export async function readListMarks(db: Db): Promise<{ lists: string; content: string }> {
  const rows = await db
    .selectFrom('catalog_change')
    .select(['what', sql<string>`changed_by::text`.as('mark')])
    .execute()
  const markOf = (what: 'lists' | 'content') => rows.find((row) => row.what === what)?.mark ?? '0'
  return { lists: markOf('lists'), content: markOf('content') }
}

async function readMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(db)
  return rows[0]?.mark ?? '0'
}
