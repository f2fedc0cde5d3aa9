/** `also`: other header names that are recognized in imported files. */
type ColumnNames = { ru: string; en: string; also?: readonly string[] }

/**
 * All columns of an import, in the order used by exports. The values of the columns are read and written by
 * `server/domain/import/piece-fields.ts`. The columns that a person may choose are in `backoffice/sections/pieces/export/export-columns.ts`.
 */
export const importColumns = {
  key: { ru: 'Артикул', en: 'Key', also: ['sku', 'код', 'инвентарный номер', 'stock number', 'id'] },
  kind: { ru: 'Вид', en: 'Kind', also: ['категория', 'category'] },
  brand: { ru: 'Бренд', en: 'Brand', also: ['марка', 'производитель', 'maker', 'manufacturer'] },
  collection: { ru: 'Коллекция', en: 'Collection' },
  model: { ru: 'Модель', en: 'Model', also: ['название', 'наименование', 'name', 'title'] },
  reference: { ru: 'Референс', en: 'Reference', also: ['ref', 'реф', 'reference number', 'референс номер'] },
  serial: { ru: 'Серийный номер', en: 'Serial number', also: ['серийник', 'серийный', 'серийный no', 'serial no', 's n'] },
  cost: { ru: 'Себестоимость, $', en: 'Cost, $', also: ['закупка', 'цена закупки', 'себестоимость', 'cost', 'purchase price'] },
  floor: { ru: 'Нижняя цена, $', en: 'Lowest price, $', also: ['минимальная цена', 'нижняя цена', 'floor'] },
  insured: { ru: 'Страховая сумма, $', en: 'Insured for, $', also: ['страховая сумма', 'insured value'] },
  acquired_on: { ru: 'Дата покупки', en: 'Acquired on', also: ['куплен', 'purchase date', 'дата закупки'] },
  price: { ru: 'Цена, $', en: 'Price, $', also: ['цена', 'цена usd', 'price usd', 'стоимость', 'цена продажи', 'asking price'] },
  previous_price: { ru: 'Прежняя цена, $', en: 'Former price, $', also: ['старая цена', 'old price', 'was'] },
  price_on_request: { ru: 'Цена по запросу', en: 'Price on request' },
  year: { ru: 'Год', en: 'Year', also: ['год выпуска', 'production year'] },
  condition: { ru: 'Состояние', en: 'Condition' },
  full_set: { ru: 'Полный комплект', en: 'Full set' },
  kit_ru: { ru: 'Комплект (рус.)', en: 'Kit (Russian)', also: ['комплект', 'комплектация'] },
  kit_en: { ru: 'Комплект (англ.)', en: 'Kit (English)', also: ['kit'] },
  description_ru: { ru: 'Описание (рус.)', en: 'Description (Russian)', also: ['описание'] },
  description_en: { ru: 'Описание (англ.)', en: 'Description (English)', also: ['description'] },
  city: { ru: 'Город', en: 'City', also: ['офис', 'office', 'местонахождение', 'location'] },
  workshop: { ru: 'Мастерская', en: 'Workshop' },
  stock: { ru: 'Количество', en: 'Quantity', also: ['остаток', 'кол-во'] },
  status: { ru: 'Статус', en: 'Status' },
  popular: { ru: 'Популярный', en: 'Popular' },
  takes_offers: { ru: 'Принимает предложения цены', en: 'Takes offers', also: ['торг', 'offers'] },
  in_archive: { ru: 'В архиве продаж', en: 'In the sales archive', also: ['архив', 'archive'] },
  type: { ru: 'Тип', en: 'Type' },
  case_material: { ru: 'Материал корпуса', en: 'Case material' },
  diameter_mm: { ru: 'Диаметр, мм', en: 'Diameter, mm', also: ['диаметр', 'diameter', 'размер корпуса', 'case size'] },
  thickness_mm: { ru: 'Толщина, мм', en: 'Thickness, mm', also: ['толщина', 'thickness'] },
  dial_color: { ru: 'Цвет циферблата', en: 'Dial color', also: ['циферблат', 'dial', 'dial colour'] },
  dial_color_ru: { ru: 'Оттенок циферблата (рус.)', en: 'Shade of the dial (Russian)' },
  dial_color_en: { ru: 'Оттенок циферблата (англ.)', en: 'Shade of the dial (English)' },
  glass: { ru: 'Стекло', en: 'Glass' },
  strap_material: { ru: 'Материал ремешка', en: 'Strap material', also: ['ремешок', 'браслет', 'strap'] },
  strap_color: { ru: 'Цвет ремешка', en: 'Strap color', also: ['цвет браслета', 'strap colour', 'bracelet colour', 'bracelet color'] },
  movement: { ru: 'Механизм', en: 'Movement' },
  caliber: { ru: 'Калибр', en: 'Caliber', also: ['calibre'] },
  power_reserve_hours: { ru: 'Запас хода, ч', en: 'Power reserve, h', also: ['запас хода', 'power reserve'] },
  water_resistance_m: { ru: 'Водозащита, м', en: 'Water resistance, m', also: ['водозащита', 'водонепроницаемость', 'water resistance'] },
  functions: { ru: 'Функции', en: 'Functions', also: ['усложнения', 'complications'] },
  limited_edition: { ru: 'Лимитированная серия', en: 'Limited edition' },
  limited_pieces: { ru: 'Экземпляров в серии', en: 'Pieces of the edition' },
  metal_ru: { ru: 'Металл (рус.)', en: 'Metal (Russian)', also: ['металл'] },
  metal_en: { ru: 'Металл (англ.)', en: 'Metal (English)', also: ['metal'] },
  stone_ru: { ru: 'Камни (рус.)', en: 'Stones (Russian)', also: ['камни', 'камень'] },
  stone_en: { ru: 'Камни (англ.)', en: 'Stones (English)', also: ['stones', 'stone'] },
  size_ru: { ru: 'Размер (рус.)', en: 'Size (Russian)', also: ['размер'] },
  size_en: { ru: 'Размер (англ.)', en: 'Size (English)', also: ['size'] },
  color_ru: { ru: 'Цвет (рус.)', en: 'Color (Russian)', also: ['цвет', 'colour (russian)'] },
  color_en: { ru: 'Цвет (англ.)', en: 'Color (English)', also: ['colour', 'color', 'colour (english)'] },
  material_ru: { ru: 'Материал (рус.)', en: 'Material (Russian)', also: ['материал'] },
  material_en: { ru: 'Материал (англ.)', en: 'Material (English)', also: ['material'] },
  hardware_ru: { ru: 'Фурнитура (рус.)', en: 'Hardware (Russian)', also: ['фурнитура'] },
  hardware_en: { ru: 'Фурнитура (англ.)', en: 'Hardware (English)', also: ['hardware'] },
  size_cm: { ru: 'Размер, см', en: 'Size, cm' },
} as const satisfies Record<string, ColumnNames>

export type ImportColumn = keyof typeof importColumns

export const dateColumns: readonly ImportColumn[] = ['acquired_on']

/** Columns that require the permission `piece.cost`. Columns in `serialColumns` require `piece.serial`. */
export const costColumns: readonly ImportColumn[] = ['cost', 'floor', 'insured', 'acquired_on']
export const serialColumns: readonly ImportColumn[] = ['serial']

export const importColumnNames = Object.keys(importColumns).filter(isImportColumn)

export function isImportColumn(name: string): name is ImportColumn {
  return Object.hasOwn(importColumns, name)
}

/** Normalizes a header: converts to lower case, removes accents, replaces punctuation with spaces. */
export function foldHead(head: string): string {
  return head
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const byHead = new Map<string, ImportColumn>(
  importColumnNames.flatMap((name) => {
    const { ru, en, also = [] }: ColumnNames = importColumns[name]
    return [name, ru, en, ...also].map((head): [string, ImportColumn] => [foldHead(head), name])
  }),
)

/**
 * Returns the column of each header of a file. Null if the header is unknown, or if an earlier header already uses the column.
 * `remembered`: columns chosen for headers of earlier files.
 */
export function matchHeads(heads: readonly string[], remembered: ReadonlyMap<string, ImportColumn | null>): (ImportColumn | null)[] {
  const taken = new Set<ImportColumn>()
  return heads.map((head) => {
    const folded = foldHead(head)
    const found = remembered.has(folded) ? (remembered.get(folded) ?? null) : (byHead.get(folded) ?? null)
    if (!found || taken.has(found)) return null
    taken.add(found)
    return found
  })
}
