import { costColumns, type ImportColumn, serialColumns } from '#contract/rules/staff/piece-csv-columns.ts'
import type { Permission } from '#contract/staff/permissions.ts'

/** The columns of an export by group. The columns `key` and `kind` are not listed, because every export includes them. */
const exportGroups = {
  main: [
    'brand',
    'collection',
    'model',
    'reference',
    'serial',
    'year',
    'condition',
    'full_set',
    'city',
    'workshop',
    'stock',
    'status',
    'popular',
    'takes_offers',
    'in_archive',
  ],
  price: ['price', 'previous_price', 'price_on_request'],
  books: ['cost', 'floor', 'insured', 'acquired_on'],
  texts: ['kit_ru', 'kit_en', 'description_ru', 'description_en'],
  watch: [
    'type',
    'case_material',
    'diameter_mm',
    'thickness_mm',
    'dial_color',
    'dial_color_ru',
    'dial_color_en',
    'glass',
    'strap_material',
    'strap_color',
    'movement',
    'caliber',
    'power_reserve_hours',
    'water_resistance_m',
    'functions',
    'limited_edition',
    'limited_pieces',
  ],
  jewelry: ['metal_ru', 'metal_en', 'stone_ru', 'stone_en', 'size_ru', 'size_en'],
  bag: ['color_ru', 'color_en', 'material_ru', 'material_en', 'hardware_ru', 'hardware_en', 'size_cm'],
} as const satisfies Record<string, readonly ImportColumn[]>

export type ExportGroup = keyof typeof exportGroups

export const exportGroupNames = ['main', 'price', 'books', 'texts', 'watch', 'jewelry', 'bag'] as const satisfies readonly ExportGroup[]

export function columnsOfGroup(group: ExportGroup, may: (permission: Permission) => boolean): ImportColumn[] {
  return exportGroups[group].filter(
    (column) => (may('piece.cost') || !costColumns.includes(column)) && (may('piece.serial') || !serialColumns.includes(column)),
  )
}

export function firstColumns(may: (permission: Permission) => boolean): ImportColumn[] {
  return exportGroupNames.flatMap((group) => columnsOfGroup(group, may)).filter((column) => !costColumns.includes(column))
}
