import type { ColumnType, Generated } from 'kysely'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'

/** An earlier crop of a photograph. `hash`: hash of the photograph with this crop. */
export type PhotoCut = { hash: string; crop: PhotoCrop | null }

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** Both drivers return numeric columns as strings. */
type Decimal = ColumnType<string | null, number | string | null, number | string | null>

export type CatalogTables = {
  piece: {
    id: Generated<number>
    kind: Kind
    key: string
    own_key: Generated<string | null>
    brand_id: number
    collection_id: number | null
    model_name: string
    reference: string | null
    price_cents: number | null
    previous_price_cents: number | null
    price_on_request: Generated<boolean>
    production_year: number | null
    is_year_unknown: Generated<boolean>
    /** Null only in drafts. */
    condition_id: number | null
    full_set: Generated<boolean>
    kit_ru: Generated<string>
    kit_en: Generated<string>
    description_ru: Generated<string>
    description_en: Generated<string>
    city_id: number
    workshop_id: number | null
    stock: Generated<number>
    held: Generated<number>
    status: Generated<PieceStatus>
    is_popular: Generated<boolean>
    takes_offers: Generated<boolean>
    created_at: Timestamp
    published_at: NullableTimestamp
    origin: Generated<'demo' | 'staff' | 'import' | 'buyback'>
    edit_version: Generated<number>
    in_archive: Generated<boolean>
    publish_at: NullableTimestamp
    publish_as: 'available' | 'incoming' | null
    publish_by: string | null
    withdraw_at: NullableTimestamp
    withdraw_by: string | null
    changed_by: ColumnType<string, never, never>
  }
  watch: {
    piece_id: number
    kind: Generated<'watch'>
    watch_type_id: number | null
    case_material_id: number | null
    glass_type_id: number | null
    movement_type_id: number | null
    strap_material_id: number | null
    strap_color_id: number | null
    dial_color_id: number | null
    dial_color_ru: string | null
    dial_color_en: string | null
    case_diameter_mm: Decimal
    case_thickness_mm: Decimal
    water_resistance_m: number | null
    caliber: string | null
    power_reserve_hours: number | null
    is_limited_edition: Generated<boolean>
    limited_edition_pieces: number | null
  }
  piece_function: { piece_id: number; function_id: number }
  jewelry: {
    piece_id: number
    kind: Generated<'jewelry'>
    jewelry_type_id: number | null
    metal_ru: string | null
    metal_en: string | null
    stone_ru: string | null
    stone_en: string | null
    size_ru: string | null
    size_en: string | null
  }
  bag: {
    piece_id: number
    kind: Generated<'bag'>
    color_ru: string | null
    color_en: string | null
    material_ru: string | null
    material_en: string | null
    hardware_ru: string | null
    hardware_en: string | null
    size_cm: string | null
  }
  photo: {
    id: Generated<number>
    piece_id: number
    position: number
    hash: string
    width: number
    height: number
    widths: number[]
    placeholder: string
    alt_ru: Generated<string>
    alt_en: Generated<string>
    is_wide: Generated<boolean>
    is_demo: Generated<boolean>
    original: string | null
    crop: ColumnType<PhotoCrop | null, string | null | undefined, string | null>
    cuts: ColumnType<PhotoCut[], string | undefined, string>
    taken_at: NullableTimestamp
    is_live: Generated<boolean>
    is_alt_confirmed: Generated<boolean>
  }
  piece_deletion: { piece_id: number; changed_by: ColumnType<string, never, never>; deleted_at: ColumnType<Date, never, never> }
  catalog_change: { what: 'lists' | 'content'; changed_by: ColumnType<string, never, never> }
}
