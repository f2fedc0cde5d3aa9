import { sql } from 'kysely'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readVisibleLinks } from '#server/domain/threads/visible-threads.ts'

export type KnownSerialRow = {
  source: 'piece' | 'enquiry' | 'buyback'
  id: number
  label: string
  status: string | null
  field: 'serial' | 'movement_serial'
}

export type OpenableSerial = KnownSerialRow & { may_open: boolean }

/** Adds `may_open` to records: whether the staff member may open the record. */
export async function markOpenable(db: Db, actor: StaffActor, known: readonly KnownSerialRow[]): Promise<OpenableSerial[]> {
  const linkTo = await readVisibleLinks(
    db,
    actor,
    known.flatMap(({ source, id }) => (source === 'piece' ? [] : [id])),
  )
  return known.map((record) => ({ ...record, may_open: record.source === 'piece' || linkTo(record.id) !== null }))
}

type Serials = { serial: string | null; movement_serial: string | null }

/** Returns the serial numbers of a piece, and records the read in the audit log. Records nothing if the piece has no serial numbers. */
export async function readSerial(ctx: ShopContext, staff: StaffActor, id: number): Promise<Serials & { known: OpenableSerial[] }> {
  const subject = { kind: 'piece' as const, id: String(id), label: await readPieceLabel(ctx.db, id) }
  const stored = await readNumbers(ctx.db, id)
  if (!stored.serial && !stored.movement_serial) return { ...stored, known: [] }
  const { result } = await runAction(ctx, staff, { name: 'piece.serial-read', subject }, (tx) => readNumbers(tx, id))
  return { ...result, known: await markOpenable(ctx.db, staff, await findKnownSerials(ctx.db, id)) }
}

const readNumbers = (db: Db, id: number): Promise<Serials> =>
  db.selectFrom('piece_private').select(['serial', 'movement_serial']).where('piece_id', '=', id).executeTakeFirstOrThrow()

/** Writes the serial numbers of a piece and of its movement. */
export function changeSerial(ctx: ShopContext, staff: StaffActor, asked: Serials & { id: number; version: number }): Promise<string> {
  const { id, version, serial, movement_serial } = asked
  return runOnPiece(ctx, staff, { name: 'piece.serial', id, version }, async (tx) => {
    const values = { serial: serial?.trim() || null, movement_serial: movement_serial?.trim() || null }
    await tx.updateTable('piece_private').set(values).where('piece_id', '=', id).execute()
  })
}

const shownMax = 20

/** Normalizes a serial number for comparison, as the database does. Returns an empty text for a number without Latin letters and digits. */
export const serialKeyOf = (text: string): string => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

/** Finds the records that have a serial number: pieces in any status, and offers to sell to the shop. */
export async function findSerial(db: Db, serial: string, exceptId: number | null): Promise<KnownSerialRow[]> {
  const key = serialKeyOf(serial)
  return key ? findBySerialKeys(db, [key], exceptId) : []
}

/** Finds other records that have one of the serial numbers of a piece. */
export async function findKnownSerials(db: Db, id: number): Promise<KnownSerialRow[]> {
  const own = await db.selectFrom('piece_private').select(['serial_key', 'movement_key']).where('piece_id', '=', id).executeTakeFirst()
  const keys = [own?.serial_key, own?.movement_key].filter((key) => key !== null && key !== undefined)
  return keys.length ? findBySerialKeys(db, keys, id) : []
}

/** Finds the records that have the serial number `key` of a buyback, except the buyback itself and the piece created from it. */
export async function findOtherSerials(db: Db, key: string, own: { buyback: number; piece: number | null }): Promise<KnownSerialRow[]> {
  return findBySerialKeys(db, [key], own.piece, own.buyback)
}

type SerialRecord = KnownSerialRow & { key: string; pieceId: number | null }

/** Finds all records that have one of many serial numbers. Takes normalized numbers (`serialKeyOf`), and returns the records by number. */
export async function findSerialRecords(db: Db, keys: readonly string[]): Promise<Map<string, SerialRecord[]>> {
  const records = keys.length ? await selectSerialRecords(db, keys) : []
  return Map.groupBy(records, ({ key }) => key)
}

async function findBySerialKeys(
  db: Db,
  keys: readonly string[],
  exceptId: number | null,
  exceptBuyback: number | null = null,
): Promise<KnownSerialRow[]> {
  const records = await selectSerialRecords(db, keys)
  const others = records.filter(
    ({ source, id, pieceId }) => (exceptId === null || pieceId !== exceptId) && !(source === 'buyback' && id === exceptBuyback),
  )
  // if a piece matches by both numbers, keeps the match by `serial`: it sorts last, and the Map keeps the last entry of a key
  const inOrder = others.toSorted((one, other) => one.field.localeCompare(other.field))
  const distinct = new Map(inOrder.map((record) => [`${record.source} ${record.id}`, record]))
  return [...distinct.values()].slice(0, shownMax).map(({ source, id, label, status, field }) => ({ source, id, label, status, field }))
}

/** Selects the records that have one of the serial numbers. `pieceId` of a buyback is the piece created from the buyback. */
async function selectSerialRecords(db: Db, keys: readonly string[]): Promise<SerialRecord[]> {
  const { rows } = await sql<SerialRecord>`
    with wanted as (select distinct given.key from unnest(${[...keys]}::text[]) as given (key))
    select wanted.key, 'piece' as source, p.id, p.id as "pieceId", concat_ws(' ', b.name, p.model_name, p.reference) as label, p.status,
      case when s.serial_key = wanted.key then 'serial' else 'movement_serial' end as field
    from wanted join piece_private s on s.serial_key = wanted.key or s.movement_key = wanted.key
      join piece p on p.id = s.piece_id join brand b on b.id = p.brand_id
    union all
    select wanted.key, 'buyback', y.id, y.piece_id, concat_ws(' ', y.brand, y.model), y.state, 'serial'
    from wanted join buyback y on y.serial_key = wanted.key
    union all
    select wanted.key, 'enquiry', t.id, null, concat_ws(' ', e.fields ->> 'brand', e.fields ->> 'model'), null, 'serial'
    from wanted join enquiry e on upper(regexp_replace(e.fields ->> 'serial', '[^0-9A-Za-z]', '', 'g')) = wanted.key
      join thread t on t.enquiry_id = e.id
    where e.kind = 'buyback' and not exists (select from buyback y where y.thread_id = t.id)`.execute(db)
  return rows
}
