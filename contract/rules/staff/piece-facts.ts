import type { Kind } from '#contract/piece.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'

type FactType =
  | { type: 'line'; max: number }
  | { type: 'text'; max: number }
  | { type: 'number'; min: number; max: number; digits: 0 | 1 }
  | { type: 'flag' }
  | { type: 'entry'; list: FacetGroup }
  | { type: 'entries'; list: FacetGroup }

/** An editable fact of a piece. `name`: the name in the API, and the column in `table` (except for `function_ids`). */
export type Fact = FactType & {
  name: string
  table: 'piece' | Kind
  /** The fact must be filled in even in a draft. */
  isRequired?: true
  /** Whether the fact is copied to a new piece with the same reference number. */
  isOfReference: boolean
}

const lineMax = 200
const textMax = 5000
const line = (name: string, table: Fact['table'] = 'piece'): Fact => ({
  name,
  table,
  type: 'line',
  max: lineMax,
  isOfReference: true,
})
const pair = (name: string, table: Fact['table']): Fact[] => [line(`${name}_ru`, table), line(`${name}_en`, table)]
const entry = (name: string, list: FacetGroup, table: Fact['table'] = 'piece'): Fact => ({
  name,
  table,
  type: 'entry',
  list,
  isOfReference: true,
})
const flag = (name: string, table: Fact['table'] = 'piece'): Fact => ({ name, table, type: 'flag', isOfReference: true })
const number = (name: string, table: Fact['table'], [min, max, digits = 0]: [number, number, (0 | 1)?]): Fact => ({
  name,
  table,
  type: 'number',
  min,
  max,
  digits,
  isOfReference: table !== 'piece',
})
const text = (name: string): Fact => ({ name, table: 'piece', type: 'text', max: textMax, isOfReference: true })
const ofOnePiece = (fact: Fact): Fact => ({ ...fact, isOfReference: false })

const ofEveryKind: readonly Fact[] = [
  { ...entry('brand_id', 'brands'), isRequired: true },
  entry('collection_id', 'collections'),
  { ...line('model_name'), isRequired: true },
  line('reference'),
  number('production_year', 'piece', [1700, 2100]),
  ofOnePiece(flag('is_year_unknown')),
  ofOnePiece(entry('condition_id', 'conditions')),
  ofOnePiece(flag('full_set')),
  ofOnePiece(entry('workshop_id', 'workshops')),
  ofOnePiece(flag('is_popular')),
  ofOnePiece(flag('in_archive')),
  ofOnePiece(flag('takes_offers')),
  text('description_ru'),
  text('description_en'),
  ofOnePiece(text('kit_ru')),
  ofOnePiece(text('kit_en')),
]

const ofKind: Record<Kind, readonly Fact[]> = {
  watch: [
    entry('watch_type_id', 'watch_types', 'watch'),
    entry('case_material_id', 'case_materials', 'watch'),
    number('case_diameter_mm', 'watch', [1, 100, 1]),
    number('case_thickness_mm', 'watch', [0.1, 100, 1]),
    entry('dial_color_id', 'dial_colors', 'watch'),
    ...pair('dial_color', 'watch'),
    entry('glass_type_id', 'glass_types', 'watch'),
    entry('strap_material_id', 'strap_materials', 'watch'),
    entry('strap_color_id', 'strap_colors', 'watch'),
    entry('movement_type_id', 'movement_types', 'watch'),
    line('caliber', 'watch'),
    number('power_reserve_hours', 'watch', [1, 10_000]),
    number('water_resistance_m', 'watch', [0, 20_000]),
    { name: 'function_ids', table: 'watch', type: 'entries', list: 'functions', isOfReference: true },
    flag('is_limited_edition', 'watch'),
    number('limited_edition_pieces', 'watch', [1, 1_000_000]),
  ],
  jewelry: [
    entry('jewelry_type_id', 'jewelry_types', 'jewelry'),
    ...pair('metal', 'jewelry'),
    ...pair('stone', 'jewelry'),
    ...pair('size', 'jewelry'),
  ],
  bag: [...pair('color', 'bag'), ...pair('material', 'bag'), ...pair('hardware', 'bag'), line('size_cm', 'bag')],
}

/** Editable facts of each kind of piece, in page order. */
export const factsByKind: Record<Kind, readonly Fact[]> = {
  watch: [...ofEveryKind, ...ofKind.watch],
  jewelry: [...ofEveryKind, ...ofKind.jewelry],
  bag: [...ofEveryKind, ...ofKind.bag],
}

/** All editable facts. Each name appears once. */
export const allFacts: readonly Fact[] = [...ofEveryKind, ...Object.values(ofKind).flat()]

export type FactValue = string | number | boolean | number[] | null

/** Texts that must be filled in in both languages or in neither. The stored names end in `_ru` and `_en`. */
export const factPairs = ['dial_color', 'metal', 'stone', 'size', 'color', 'material', 'hardware'] as const
