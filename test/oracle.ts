import { sql } from 'kysely'
import type { Kind } from '#contract/piece.ts'
import { type IdFilter, idFilters } from '#contract/rules/filter-definitions.ts'
import type { Db } from '#server/db/database.ts'

export type OraclePiece = {
  id: number
  kind: Kind
  status: string
  isPublished: boolean
  brandId: number
  brand: string
  cities: string[]
  /** Values of the piece's row in `piece` and of its row in the table of its kind, by column name. */
  columns: Record<string, unknown>
  functionIds: number[]
  /** The price in US dollars as shown. Null for a price on request. */
  price: number | null
  isOnSale: boolean
  isPopular: boolean
  year: number | null
  diameter: number | null
  isFullSet: boolean
  isLimited: boolean
}

export type ListName = 'watches' | 'sale' | 'popular' | 'jewelry' | 'bags'

export async function readPieces(db: Db): Promise<OraclePiece[]> {
  const { rows } = await sql<OraclePiece>`
    select piece.id, piece.kind, piece.status, piece.published_at is not null as "isPublished", piece.brand_id as "brandId",
      brand.name as brand, array[city.name_ru, city.name_en] as cities,
      coalesce(to_jsonb(watch), '{}') || coalesce(to_jsonb(jewelry), '{}') || to_jsonb(piece) as columns,
      array(select function_id from piece_function where piece_id = piece.id) as "functionIds",
      case when price_on_request then null else price_cents::float8 / 100 end as price,
      not price_on_request and previous_price_cents is not null as "isOnSale", is_popular as "isPopular",
      production_year as year, case_diameter_mm::float8 as diameter, full_set as "isFullSet",
      coalesce(is_limited_edition, false) as "isLimited"
    from piece join brand on brand.id = piece.brand_id join city on city.id = piece.city_id
      left join watch on watch.piece_id = piece.id left join jewelry on jewelry.piece_id = piece.id
    order by piece.id`.execute(db)
  return rows
}

/** Returns the expected list for a query. Filters naively, piece by piece and filter by filter. */
export function oracleList(pieces: OraclePiece[], list: ListName, query: Record<string, string>): OraclePiece[] {
  return pieces.filter((piece) => isIn(piece, list) && Object.entries(query).every(([name, value]) => passes(piece, name, value, query)))
}

function isIn(piece: OraclePiece, list: ListName): boolean {
  if (!piece.isPublished || !['available', 'reserved'].includes(piece.status)) return false
  if (list === 'jewelry') return piece.kind === 'jewelry'
  if (list === 'bags') return piece.kind === 'bag'
  if (piece.kind !== 'watch') return false
  if (list === 'sale') return piece.isOnSale
  return list === 'watches' || piece.isPopular
}

/** Returns the ids of a piece that an id filter compares. For example, the filter `brand_ids` compares the column `brand_id`. */
export function idsBehind({ columns, functionIds }: OraclePiece, filter: IdFilter): number[] {
  if (filter === 'function') return functionIds
  const column = `${filter.replace(/_ids$/, '')}_id`
  const id = columns[column]
  return typeof id === 'number' ? [id] : []
}

function passes(piece: OraclePiece, name: string, value: string, query: Record<string, string>): boolean {
  const idFilter = idFilters.find((filter) => filter === name)
  if (idFilter) return idsBehind(piece, idFilter).some((id) => value.split(',').map(Number).includes(id))
  if (name === 'brand') return query.brand_ids !== undefined || hasName(piece.brand, value)
  if (name === 'city') return query.city_ids !== undefined || piece.cities.some((city) => city.toLowerCase() === value.toLowerCase())
  if (name === 'full_set') return value === 'false' || piece.isFullSet
  if (name === 'is_limited_edition') return value === 'false' || piece.isLimited
  if (name === 'on_sale') return value === 'false' || piece.isOnSale
  return passesNumber(piece, name, Number(value))
}

function passesNumber(piece: OraclePiece, name: string, value: number): boolean {
  if (name === 'min_price') return piece.price !== null && piece.price >= value
  if (name === 'max_price') return piece.price !== null && piece.price <= value
  if (name === 'production_year') return piece.year === value
  if (name === 'production_year_min') return piece.year !== null && piece.year >= value
  if (name === 'production_year_max') return piece.year !== null && piece.year <= value
  if (name === 'case_diameter_min') return piece.diameter !== null && piece.diameter >= value
  if (name === 'case_diameter_max') return piece.diameter !== null && piece.diameter <= value
  throw new Error(`The oracle does not know the filter ${name}`)
}

function hasName(brand: string, wanted: string): boolean {
  const plain = (name: string) => {
    const normalized = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    return normalized === 'BULGARI' ? 'BVLGARI' : normalized
  }
  return wanted.length === 1 ? plain(brand).startsWith(plain(wanted)) : plain(brand) === plain(wanted)
}
