import { facetGroups } from '#contract/facets.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'

/** `table`: the table of a group's values. `column`: the column with a piece's value. `property`: the name of that column in `PieceRow`. */
type FacetColumn = { table: string; column: string; property: string }

/** Database columns of each group of facets, in `piece p`, `watch w` and `jewelry j`. The public definitions are in `facetDefinitions`. */
export const facetColumns = {
  brands: { table: 'brand', column: 'p.brand_id', property: 'brandId' },
  collections: { table: 'collection', column: 'p.collection_id', property: 'collectionId' },
  watch_types: { table: 'watch_type', column: 'w.watch_type_id', property: 'watchTypeId' },
  jewelry_types: { table: 'jewelry_type', column: 'j.jewelry_type_id', property: 'jewelryTypeId' },
  case_materials: { table: 'case_material', column: 'w.case_material_id', property: 'caseMaterialId' },
  dial_colors: { table: 'dial_color', column: 'w.dial_color_id', property: 'dialColorId' },
  strap_materials: { table: 'strap_material', column: 'w.strap_material_id', property: 'strapMaterialId' },
  strap_colors: { table: 'strap_color', column: 'w.strap_color_id', property: 'strapColorId' },
  movement_types: { table: 'movement_type', column: 'w.movement_type_id', property: 'movementTypeId' },
  functions: {
    table: 'watch_function',
    column: '(select array_agg(f.function_id order by f.function_id) from piece_function f where f.piece_id = p.id)',
    property: 'functionIds',
  },
  glass_types: { table: 'glass_type', column: 'w.glass_type_id', property: 'glassTypeId' },
  conditions: { table: 'condition', column: 'p.condition_id', property: 'conditionId' },
  cities: { table: 'city', column: 'p.city_id', property: 'cityId' },
  workshops: { table: 'workshop', column: 'p.workshop_id', property: 'workshopId' },
} as const satisfies Record<FacetGroup, FacetColumn>

/** Groups in which a piece has at most one value. A piece may have several functions. */
export type IdGroup = Exclude<FacetGroup, 'functions'>
export const idGroups = facetGroups.filter((group) => group !== 'functions')

/** The `PieceRow` properties that contain the id of a piece's value in each group. */
export type FacetIds = { [Group in IdGroup as (typeof facetColumns)[Group]['property']]: number | null }
