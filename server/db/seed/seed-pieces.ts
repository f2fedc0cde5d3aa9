import type { Insertable } from 'kysely'
import { hourMs } from '#contract/rules/durations.ts'
import type { Tables, Tx } from '#server/db/database.ts'
import type { DemoBag, DemoJewelry, DemoPiece, DemoWatch } from '#server/db/seed/demo-piece.ts'
import { dialColorOf } from '#server/db/seed/dial-colors.ts'
import { colors } from '#server/db/seed/reference-labels.ts'
import { readSeedIds, type SeedIds } from '#server/db/seed/seed-ids.ts'

export type DemoCatalog = { watches: DemoWatch[]; jewelry: DemoJewelry[]; bags: DemoBag[] }

const batchSize = 500
const newestAt = Date.UTC(2026, 10, 1, 9)

/** Inserts the pieces of a catalog. The reference lists must be seeded. */
export async function seedPieces(tx: Tx, catalog: DemoCatalog): Promise<void> {
  const ids = await readSeedIds(tx)
  for (const batch of batches(catalog.watches)) {
    const pieceIds = await insertPieces(
      tx,
      batch.map((watch) => pieceRow('watch', watch, ids, watch.city)),
    )
    await tx
      .insertInto('watch')
      .values(batch.map((watch, at) => watchRow(pieceIds[at] ?? 0, watch, ids)))
      .execute()
    const uses = batch.flatMap((watch, at) =>
      watch.functions.map((key) => ({ piece_id: pieceIds[at] ?? 0, function_id: ids.of('watch_function', key) })),
    )
    if (uses.length) await tx.insertInto('piece_function').values(uses).execute()
  }
  // jewelry and bags are shown in Dubai only
  for (const batch of batches(catalog.jewelry)) {
    const pieceIds = await insertPieces(
      tx,
      batch.map((piece) => pieceRow('jewelry', piece, ids, 'dubai')),
    )
    await tx
      .insertInto('jewelry')
      .values(batch.map((piece, at) => jewelryRow(pieceIds[at] ?? 0, piece, ids)))
      .execute()
  }
  for (const batch of batches(catalog.bags)) {
    const pieceIds = await insertPieces(
      tx,
      batch.map((bag) => pieceRow('bag', bag, ids, 'dubai')),
    )
    await tx
      .insertInto('bag')
      .values(batch.map((bag, at) => bagRow(pieceIds[at] ?? 0, bag)))
      .execute()
  }
}

async function insertPieces(tx: Tx, rows: Insertable<Tables['piece']>[]): Promise<number[]> {
  const written = await tx.insertInto('piece').values(rows).returning('id').execute()
  return written.map((row) => row.id)
}

function pieceRow(kind: 'watch' | 'jewelry' | 'bag', piece: DemoPiece, ids: SeedIds, city: string): Insertable<Tables['piece']> {
  const at = arrivedAt(piece.key)
  return {
    kind,
    key: piece.key,
    brand_id: ids.of('brand', piece.brand),
    collection_id: ids.of('collection', `${ids.of('brand', piece.brand)} ${piece.collection}`),
    model_name: piece.model,
    reference: piece.reference,
    price_cents: piece.price === null ? null : piece.price * 100,
    previous_price_cents: piece.previousPrice ? piece.previousPrice * 100 : null,
    price_on_request: piece.onRequest ?? false,
    production_year: piece.year,
    condition_id: ids.of('condition', piece.condition),
    full_set: piece.fullSet,
    kit_ru: piece.kit.ru,
    kit_en: piece.kit.en,
    description_ru: piece.text.ru,
    description_en: piece.text.en,
    city_id: ids.of('city', city),
    workshop_id: ids.workshopIn(city, piece.key),
    stock: piece.status === 'sold' ? 0 : (piece.stock ?? 1),
    status: piece.status ?? 'available',
    is_popular: piece.popular ?? false,
    takes_offers: piece.takesOffers ?? false,
    created_at: at,
    published_at: at,
    origin: 'demo',
  }
}

/** Derived from the key; at most eighty days before `newestAt`. */
function arrivedAt(key: string): Date {
  const spread = key.split('').reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1931, 7)
  return new Date(newestAt - spread * hourMs)
}

function watchRow(pieceId: number, watch: DemoWatch, ids: SeedIds): Insertable<Tables['watch']> {
  return {
    piece_id: pieceId,
    watch_type_id: ids.of('watch_type', watch.type),
    case_material_id: ids.of('case_material', watch.caseMaterial),
    glass_type_id: ids.of('glass_type', watch.glass),
    movement_type_id: ids.of('movement_type', watch.movement),
    strap_material_id: ids.of('strap_material', watch.strap),
    strap_color_id: ids.of('strap_color', watch.strapColor),
    dial_color_id: ids.of('dial_color', dialColorOf(watch.dial)),
    dial_color_ru: colors[watch.dial].ru,
    dial_color_en: colors[watch.dial].en,
    case_diameter_mm: watch.diameterMm,
    case_thickness_mm: watch.thicknessMm,
    water_resistance_m: watch.waterResistanceM,
    caliber: watch.caliber,
    power_reserve_hours: watch.powerReserveHours,
    is_limited_edition: watch.limited !== undefined,
    limited_edition_pieces: typeof watch.limited === 'number' ? watch.limited : null,
  }
}

function jewelryRow(pieceId: number, piece: DemoJewelry, ids: SeedIds): Insertable<Tables['jewelry']> {
  return {
    piece_id: pieceId,
    jewelry_type_id: ids.of('jewelry_type', piece.type),
    metal_ru: piece.metal.ru,
    metal_en: piece.metal.en,
    stone_ru: piece.stone?.ru ?? null,
    stone_en: piece.stone?.en ?? null,
    size_ru: piece.size?.ru ?? null,
    size_en: piece.size?.en ?? null,
  }
}

function bagRow(pieceId: number, bag: DemoBag): Insertable<Tables['bag']> {
  return {
    piece_id: pieceId,
    color_ru: colors[bag.color].ru,
    color_en: colors[bag.color].en,
    material_ru: bag.material.ru,
    material_en: bag.material.en,
    hardware_ru: bag.hardware.ru,
    hardware_en: bag.hardware.en,
    size_cm: bag.sizeCm,
  }
}

function batches<T>(items: T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) => items.slice(at * batchSize, (at + 1) * batchSize))
}
