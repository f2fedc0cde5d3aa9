import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ActionName } from '#contract/staff/actions.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { addPiece } from '#test/factories.ts'
import { importInto, watchRow, writeCsv } from '#test/import.ts'
import { pieceUndoCases } from '#test/piece-undo-cases.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'
import { bulkUndoCases } from '#test/undo-bulk-cases.ts'
import { buybackUndoCases } from '#test/undo-buyback-cases.ts'
import { entryUndoCases } from '#test/undo-entry-cases.ts'
import { orderUndoCases } from '#test/undo-order-cases.ts'
import { peopleUndoCases } from '#test/undo-people-cases.ts'
import { undoPhotoCases } from '#test/undo-photo-cases.ts'
import { reportUndoCases } from '#test/undo-report-cases.ts'
import { shopUndoCases } from '#test/undo-shop-cases.ts'
import { threadUndoCases } from '#test/undo-thread-cases.ts'
import { undoVisitCases } from '#test/undo-visit-cases.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>

/**
 * A case for an action that can be undone. `prepare` sets up the case, and its changes are not compared. `act` takes the action. The test
 * undoes the newest log entry with the name of the action. `keeps` names tables in which rows added by the action may remain.
 */
export type UndoCase = {
  prepare?: (shop: TestShop, owner: Owner) => Promise<unknown>
  act: (shop: TestShop, owner: Owner) => Promise<unknown>
  keeps?: readonly string[]
}

/** A case for each action with the undo rule `restore` or `inverse`. `server/http/staff/undo.routes.test.ts` runs the cases. */
export const undoCases: Partial<Record<ActionName, UndoCase>> = {
  ...buybackUndoCases,
  ...peopleUndoCases,
  ...pieceUndoCases,
  'audit.undo': {
    prepare: (shop) => fromElsewhere(shop.db, (tx) => sql`update brand set name = 'Renamed' where id = 1`.execute(tx)),
    act: async (shop, owner) => {
      const entry = await shop.db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
      await shop.app.inject({ method: 'POST', url: `/api/staff/audit/${entry.id}/undo/`, headers: owner.headers, payload: {} })
    },
  },
  'database.delete': {
    prepare: (shop) => addPiece(shop.db, { key: 'to-be-deleted' }, { photos: 3, functionIds: [1, 2] }),
    act: (shop) => fromElsewhere(shop.db, (tx) => sql`delete from piece where key = 'to-be-deleted'`.execute(tx)),
  },
  'database.insert': {
    act: (shop) =>
      fromElsewhere(shop.db, async (tx) => {
        await sql`insert into brand (name) values ('Unknown')`.execute(tx)
        await sql`insert into collection (brand_id, name) select id, 'First' from brand where name = 'Unknown'`.execute(tx)
      }),
  },
  'database.update': {
    prepare: (shop) => addPiece(shop.db, { key: 'to-be-changed' }, { watch: { case_diameter_mm: '40.5' } }),
    act: (shop) =>
      fromElsewhere(shop.db, async (tx) => {
        await sql`update piece set price_cents = 5, full_set = true where key = 'to-be-changed'`.execute(tx)
        await sql`update piece set price_cents = 6, published_at = now() where key = 'to-be-changed'`.execute(tx)
        await sql`update watch set case_diameter_mm = 41 from piece where piece.id = piece_id and key = 'to-be-changed'`.execute(tx)
      }),
  },
  ...orderUndoCases,
  ...bulkUndoCases,
  'piece.import': {
    prepare: (shop) => importRows(shop, [watchRow('imported-before', { price: '9000' })]),
    act: (shop) => importRows(shop, [watchRow('imported-before', { price: '8000' }), watchRow('imported-now', { brand: 'Nobody & Sons' })]),
  },
  ...undoPhotoCases,
  ...undoVisitCases,
  ...reportUndoCases,
  ...entryUndoCases,
  ...shopUndoCases,
  ...threadUndoCases,
}

/** Runs SQL like a program other than the shop. */
export function fromElsewhere<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    await sql`select set_config('vitrine.shop_key', '', true)`.execute(tx)
    return work(tx)
  })
}

async function importRows(shop: TestShop, rows: Record<string, string>[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-undo-'))
  await importInto(shop, writeCsv(folder, rows), { apply: true, addNames: true })
  rmSync(folder, { recursive: true })
}

/** Returns the rows of all tables that the audit log watches, by table. Leaves out columns that the log ignores. */
export async function watchedRows(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string; ignored: string }>`
    select c.relname as name, split_part(encode(t.tgargs, 'escape'), '\\000', 2) as ignored
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = c.relname || '_watched' order by 1`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { name, ignored } of tables) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${ignored.split(',')}::text[])::text as row from ${sql.table(name)} t order by 1`.execute(db)
    found[name] = rows.map(({ row }) => row)
  }
  return found
}
