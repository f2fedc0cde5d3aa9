import { z } from 'zod'
import { BagCard } from '#contract/bag.ts'
import { JewelryCard } from '#contract/jewelry.ts'
import { Photo } from '#contract/photo.ts'
import { WatchCard } from '#contract/watch.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop } from '#test/shop.ts'

export const catalogSerial = 'SERIAL-7Q4X-NEVER-TOLD'

export async function openCatalogShop() {
  const shop = await openTestShop()
  const ids = { watch: 0, jewelry: 0, bag: 0, sold: 0, reserved: 0, draft: 0, withdrawn: 0, incoming: 0, gone: 0 }
  const { db } = shop
  const full = { previous_price_cents: 1_500_000, reference: 'REF-1', collection_id: 1, production_year: 2020, is_popular: true }
  const secret = { private: { serial: catalogSerial } }
  ids.watch = await addPiece(db, full, {
    ...secret,
    functionIds: [1, 2],
    photos: 2,
    watch: { case_diameter_mm: 40.1, limited_edition_pieces: 50 },
  })
  ids.jewelry = await addPiece(db, { ...full, kind: 'jewelry', is_popular: false }, { jewelryTypeId: 1, photos: 1 })
  ids.bag = await addPiece(db, { ...full, kind: 'bag', is_popular: false }, { photos: 1 })
  ids.sold = await addPiece(db, { status: 'sold' }, secret)
  ids.reserved = await addPiece(db, { status: 'reserved' }, secret)
  ids.draft = await addPiece(db, { status: 'draft', published_at: null }, secret)
  ids.withdrawn = await addPiece(db, { status: 'draft' }, secret)
  ids.incoming = await addPiece(db, { status: 'incoming' }, secret)
  ids.gone = await addPiece(db, { status: 'withdrawn' }, secret)
  await shop.catalog.refresh()
  return { shop, ids }
}

/** Returns a strict copy of the schema, which refuses unknown fields, also in brand, collection and photos. */
export function strictSchema(card: z.ZodObject): z.ZodType {
  return z.strictObject({
    ...card.shape,
    brand: z.strictObject({ id: z.int(), name: z.string().min(1) }),
    collection: z.strictObject({ name: z.string().min(1) }).nullable(),
    photos: z.array(z.strictObject(Photo.shape)),
  })
}

export const catalogLists = [
  { path: '/api/watches/', card: WatchCard },
  { path: '/api/sale/', card: WatchCard },
  { path: '/api/popular/', card: WatchCard },
  { path: '/api/jewelry/', card: JewelryCard },
  { path: '/api/bags/', card: BagCard },
]
