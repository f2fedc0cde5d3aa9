import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { Db } from '#server/db/database.ts'
import { saleOfPiece } from '#server/domain/archive/sale-of-piece.ts'
import { facetColumns, type FacetIds } from '#server/domain/catalog/facet-columns.ts'

export type PhotoRow = {
  hash: string
  width: number
  height: number
  widths: number[]
  placeholder: string
  /** Whether the files of the photograph are bundled with the program instead of being in the photo store. */
  isDemo: boolean
  alt: Record<Language, string>
}

/** A piece in memory: all data for lists, cards and filters, without the long texts. */
export type PieceRow = FacetIds & {
  id: number
  kind: Kind
  brandId: number
  modelName: string
  reference: string | null
  priceCents: number | null
  previousPriceCents: number | null
  priceOnRequest: boolean
  productionYear: number | null
  /** Null only for a draft. */
  conditionId: number | null
  fullSet: boolean
  cityId: number
  /** Available quantity: the stock minus the held quantity. */
  stock: number
  status: PieceStatus
  isPopular: boolean
  takesOffers: boolean
  publishedAt: number
  /** End of the staff's hold on the piece, in ms; null without a hold. */
  heldUntil: number | null
  /** Earliest expiry of the pending orders that reserve the piece, in ms; null without such an order. */
  orderedUntil: number | null
  /** The city to which the piece is being transferred; null if it is not in transfer. */
  movingToCityId: number | null
  caseDiameterMm: number | null
  isLimitedEdition: boolean
  functionIds: number[] | null
  color: Record<Language, string> | null
  sizeText: Record<Language, string> | null
  sizeCm: string | null
  /** English texts, for the search. */
  metal: string | null
  stone: string | null
  material: string | null
  photos: PhotoRow[] | null
  widePhoto: PhotoRow | null
  /** Day of the last sale, such as 2026-11-21. Null if the piece is not sold, or if the sale was not recorded. */
  soldOn: string | null
  soldCents: number | null
  inArchive: boolean
  /** The id of the transaction that last wrote the row. */
  changedBy: string
}

const photo = sql`json_build_object('hash', hash, 'width', width, 'height', height, 'widths', widths, 'placeholder', placeholder, 'isDemo', is_demo,
  'alt', json_build_object('ru', alt_ru, 'en', alt_en))`

const facetSelections = sql.raw(
  Object.values(facetColumns)
    .map(({ column, property }) => `${column} as "${property}"`)
    .join(', '),
)

/** Earliest expiry of the pending orders that reserve the piece. Ignores paid orders, because they do not expire. */
const orderedUntil = sql`case when p.status = 'reserved' then (
  select extract(epoch from min(o.expires_at)) * 1000 from order_line l join shop_order o on o.id = l.order_id
  where l.piece_id = p.id and l.is_active and o.status = 'pending'
    and not exists (select from order_payment y where y.order_id = o.id and y.kind <> 'refund')
)::float8 end`

/** Selects the first slice of the pieces that match `where`, sorted by `order`. Applies the limit before joining other tables. */
const selectSlice = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<PieceRow>`
    select p.id, p.kind, p.changed_by::text as "changedBy", ${facetSelections}, p.model_name as "modelName", p.reference,
      p.price_cents as "priceCents", p.previous_price_cents as "previousPriceCents", p.price_on_request as "priceOnRequest",
      p.production_year as "productionYear", p.full_set as "fullSet", (p.stock - p.held)::int as stock, p.status, p.is_popular as "isPopular",
      p.takes_offers as "takesOffers",
      coalesce(extract(epoch from p.published_at), 0)::float8 as "publishedAt",
      (extract(epoch from h.until) * 1000)::float8 as "heldUntil", ${orderedUntil} as "orderedUntil", m.to_city_id as "movingToCityId",
      sale.day as "soldOn", sale.cents as "soldCents", p.in_archive as "inArchive",
      w.case_diameter_mm::float8 as "caseDiameterMm", coalesce(w.is_limited_edition, false) as "isLimitedEdition",
      case when b.color_en is not null then json_build_object('ru', b.color_ru, 'en', b.color_en) end as color,
      case when j.size_en is not null then json_build_object('ru', j.size_ru, 'en', j.size_en) end as "sizeText", b.size_cm as "sizeCm",
      j.metal_en as metal, j.stone_en as stone, b.material_en as material,
      (select json_agg(${photo} order by position) from photo where photo.piece_id = p.id and not is_wide) as photos,
      (select ${photo} from photo where photo.piece_id = p.id and is_wide) as "widePhoto"
    from (select p.id from piece p where ${where} order by ${order} limit ${sql.lit(sliceSize)}) slice
      join piece p on p.id = slice.id
      left join watch w on w.piece_id = p.id
      left join jewelry j on j.piece_id = p.id
      left join bag b on b.piece_id = p.id
      left join piece_hold h on h.piece_id = p.id and h.ended_at is null
      left join piece_move m on m.piece_id = p.id and m.state = 'sent'
      left join lateral (${saleOfPiece}) sale on true
    order by ${order}`

/** Rows per slice, few enough to stay far below the statement timeout and not to delay other work. */
export const sliceSize = 500

/** A position in the stream of changes, which is ordered by transaction id, then by piece id. */
export type ChangePosition = { changedBy: string; id: number }

/** Returns the next slice of pieces with an id above `after`, by ascending id. */
export async function readPieceSlice(db: Db, after: number): Promise<PieceRow[]> {
  const { rows } = await selectSlice(sql`p.id > ${after}`, sql`p.id`).execute(db)
  return rows
}

/** Returns the next slice of pieces written after a position. */
export async function readChangedSlice(db: Db, { changedBy, id }: ChangePosition): Promise<PieceRow[]> {
  const isLater = sql`(p.changed_by, p.id) > (${changedBy}::text::xid8, ${id}::int)`
  const { rows } = await selectSlice(isLater, sql`p.changed_by, p.id`).execute(db)
  return rows
}

/** Returns the next slice of deletions recorded after a position. */
export async function readDeletionSlice(db: Db, { changedBy, id }: ChangePosition): Promise<ChangePosition[]> {
  const { rows } = await sql<ChangePosition>`select piece_id as id, changed_by::text as "changedBy" from piece_deletion
    where (changed_by, piece_id) > (${changedBy}::text::xid8, ${id}::int)
    order by changed_by, piece_id limit ${sql.lit(sliceSize)}`.execute(db)
  return rows
}
