import { sql } from 'kysely'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A record with the same serial number as a piece or its movement. */
export type KnownSerialRow = {
  source: 'piece' | 'enquiry' | 'buyback'
  id: number
  label: string
  status: string | null
  field: 'serial' | 'movement_serial'
}

type Serials = { serial: string | null; movement_serial: string | null }

/** Returns the serial numbers of a piece, and records the read in the audit log. */
export async function readSerial(ctx: ShopContext, staff: StaffActor, id: number): Promise<Serials & { known: KnownSerialRow[] }> {
  const subject = { kind: 'piece' as const, id: String(id), label: await readPieceLabel(ctx.db, id) }
  const { result } = await runAction(ctx, staff, { name: 'piece.serial-read', subject }, (tx) =>
    tx.selectFrom('piece_private').select(['serial', 'movement_serial']).where('piece_id', '=', id).executeTakeFirstOrThrow(),
  )
  return { ...result, known: await findKnownSerials(ctx.db, id) }
}

/** Writes the serial numbers of a piece and of its movement. */
export function changeSerial(ctx: ShopContext, staff: StaffActor, asked: Serials & { id: number; version: number }): Promise<string> {
  const { id, version, serial, movement_serial } = asked
  return runOnPiece(ctx, staff, { name: 'piece.serial', id, version }, async (tx) => {
    const values = { serial: serial?.trim() || null, movement_serial: movement_serial?.trim() || null }
    await tx.updateTable('piece_private').set(values).where('piece_id', '=', id).execute()
  })
}

const keyOf = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** Finds the records that have a serial number: pieces in any status, and offers to sell to the shop. */
export async function findSerial(db: Db, serial: string, exceptId: number | null): Promise<KnownSerialRow[]> {
  const key = keyOf(serial)
  return key ? findBySerialKeys(db, [key], exceptId) : []
}

/** Finds other records that have one of the serial numbers of a piece. */
export async function findKnownSerials(db: Db, id: number): Promise<KnownSerialRow[]> {
  const own = await db.selectFrom('piece_private').select(['serial_key', 'movement_key']).where('piece_id', '=', id).executeTakeFirst()
  const keys = [own?.serial_key, own?.movement_key].filter((key) => key !== null && key !== undefined)
  return keys.length ? findBySerialKeys(db, keys, id) : []
}

/** Finds other records that have the serial number of a buyback, except the buyback's own draft. */
export async function findOtherSerials(db: Db, key: string, own: { buyback: number; piece: number | null }): Promise<KnownSerialRow[]> {
  return findBySerialKeys(db, [key], own.piece, own.buyback)
}

async function findBySerialKeys(
  db: Db,
  keys: readonly string[],
  exceptId: number | null,
  exceptBuyback: number | null = null,
): Promise<KnownSerialRow[]> {
  const list = sql.join(keys.map((key) => sql`${key}`))
  const { rows } = await sql<KnownSerialRow>`
    select 'piece' as source, p.id, concat_ws(' ', b.name, p.model_name, p.reference) as label, p.status,
      case when s.serial_key in (${list}) then 'serial' else 'movement_serial' end as field
    from piece_private s join piece p on p.id = s.piece_id join brand b on b.id = p.brand_id
    where (s.serial_key in (${list}) or s.movement_key in (${list})) and p.id is distinct from ${exceptId}::int
    union all
    select 'buyback', y.id, concat_ws(' ', y.brand, y.model), y.state, 'serial'
    from buyback y where y.serial_key in (${list}) and y.id is distinct from ${exceptBuyback}::int
      and (y.piece_id is null or y.piece_id is distinct from ${exceptId}::int)
    union all
    select 'enquiry', t.id, concat_ws(' ', e.fields ->> 'brand', e.fields ->> 'model'), null, 'serial'
    from enquiry e join thread t on t.enquiry_id = e.id
    where e.kind = 'buyback' and upper(regexp_replace(e.fields ->> 'serial', '[^0-9A-Za-z]', '', 'g')) in (${list})
      and not exists (select from buyback y where y.thread_id = t.id)
    limit 20`.execute(db)
  return rows
}
