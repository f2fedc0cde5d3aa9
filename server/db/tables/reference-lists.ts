import type { Generated } from 'kysely'

type NamedTable = { id: Generated<number>; key: string; name_ru: string; name_en: string }

export type ReferenceTables = {
  country: { code: string; name_ru: string; name_en: string }
  city: NamedTable & { country_code: string }
  brand: {
    id: Generated<number>
    name: string
    spellings: string[]
    is_hidden: Generated<boolean>
    place: number | null
    text_ru: Generated<string>
    text_en: Generated<string>
    edit_version: Generated<number>
  }
  collection: { id: Generated<number>; brand_id: number; name: string; spellings: string[]; edit_version: Generated<number> }
  watch_type: NamedTable
  jewelry_type: NamedTable
  case_material: NamedTable
  glass_type: NamedTable
  movement_type: NamedTable
  watch_function: NamedTable
  strap_material: NamedTable
  strap_color: NamedTable
  dial_color: NamedTable
  condition: NamedTable & { text_ru: string; text_en: string }
  workshop: NamedTable & { city_id: number }
  seeded_value: { list: string; key: string }
}

/** Reference lists whose entries have only names. */
export type NamedTableName =
  | 'watch_type'
  | 'jewelry_type'
  | 'case_material'
  | 'glass_type'
  | 'movement_type'
  | 'watch_function'
  | 'strap_material'
  | 'strap_color'
  | 'dial_color'
