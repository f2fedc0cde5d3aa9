import type { Db } from '#server/db/database.ts'
import { demoCatalog, type DemoPiece } from '#server/db/seed/demo-catalog.ts'
import { type DemoPhotographs, readDemoPhotographs } from '#server/db/seed/demo-photographs.ts'
import { lockDemo } from '#server/db/seed/lock-demo.ts'
import { seedDemoContent } from '#server/db/seed/seed-content.ts'
import { seedPromos } from '#server/db/seed/seed-promos.ts'
import { seedReferenceLists } from '#server/db/seed/seed-reference-lists.ts'
import { seedReports } from '#server/db/seed/seed-reports.ts'
import { seedSales } from '#server/db/seed/seed-sales.ts'
import { applyDemo, rememberDemoPieces } from '#server/db/seed/update-demo.ts'
import { transaction } from '#server/db/transaction.ts'
import { seedPieces } from '#server/domain/demo/seed-pieces.ts'

export type DemoSeed = { catalog?: readonly DemoPiece[]; photographs?: DemoPhotographs }

/**
 * Adds the demo to a database that has no pieces: catalog, photographs, videos, banner, promo codes, reports and sales. With `catalog`,
 * adds only the pieces in `catalog`, the videos and the banner. Returns false and adds no demo if the database has pieces, or if the owner
 * has removed the demo. Seeds the reference lists in any case. Safe to run in several processes at once.
 */
export async function seedDemo(db: Db, { catalog, photographs }: DemoSeed = {}): Promise<boolean> {
  await seedReferenceLists(db)
  if ((await hasPieces(db)) || (await isEmptied(db))) return false
  return transaction(db, async (tx) => {
    await lockDemo(tx)
    if ((await hasPieces(tx)) || (await isEmptied(tx))) return false
    await seedDemoContent(tx)
    await seedPieces(tx, catalog ?? demoCatalog)
    if (catalog) return true
    await seedPromos(tx)
    await rememberDemoPieces(tx)
    await applyDemo(tx, photographs ?? new Map())
    await seedReports(tx, photographs ?? readDemoPhotographs())
    await seedSales(tx)
    return true
  })
}

async function isEmptied(db: Db): Promise<boolean> {
  const row = await db.selectFrom('first_days').select('emptied_at').executeTakeFirst()
  return (row?.emptied_at ?? null) !== null
}

/** Whether the catalog has any piece, including drafts and sold ones. */
export async function hasPieces(db: Db): Promise<boolean> {
  return (await db.selectFrom('piece').select('id').limit(1).executeTakeFirst()) !== undefined
}
