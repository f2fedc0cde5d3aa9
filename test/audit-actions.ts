import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { signRedactedAtEnd, transaction } from '#server/db/transaction.ts'
import type { Action, Actor } from '#server/domain/audit/run-action.ts'
import type { TestShop } from '#test/shop.ts'

export const terminal: Actor = { kind: 'terminal', user: 'ada' }

export const pieceAction = (id: number, more: Partial<Action> = {}): Action => ({
  name: 'piece.import',
  subject: { kind: 'piece', id: String(id), label: 'Submariner' },
  ...more,
})

/** Reads the audit log. Calls `shop` for each read, because tests may open the shop later. */
export function openAuditLog(shop: () => Pick<TestShop, 'db'>) {
  return {
    entryCount: async () => (await shop().db.selectFrom('audit_entry').select('id').execute()).length,
    changesOf: (actionId: string) =>
      shop().db.selectFrom('audit_change').selectAll().where('entry_id', '=', Number(actionId)).orderBy('id').execute(),
  }
}

/** Erases the personal values of all audit entries, like the erasure of a person. */
export function erasePersonalValues(db: Db): Promise<void> {
  return transaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      delete from audit_personal p using audit_change c where c.id = p.change_id returning c.entry_id as id`.execute(tx)
    const entryIds = rows.map(({ id }) => Number(id))
    signRedactedAtEnd({ by: Math.max(...entryIds), entryIds })
  })
}

/** Disables the triggers of a table and runs SQL that the triggers would refuse. The owner of the database could do the same. */
export function tamper(db: Db, table: string, statement: string): Promise<void> {
  return transaction(db, async (tx) => {
    await sql.raw(`alter table ${table} disable trigger all`).execute(tx)
    await sql.raw(statement).execute(tx)
    await sql.raw(`alter table ${table} enable trigger all`).execute(tx)
  })
}
