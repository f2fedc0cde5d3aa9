import { sql } from 'kysely'
import { type Kind, kinds } from '#contract/piece.ts'
import type { Tx } from '#server/db/database.ts'
import type { PartTable } from '#server/domain/import/field-types.ts'
import { fieldsByKind } from '#server/domain/import/piece-fields.ts'
import type { PlannedPiece } from '#server/domain/import/verdict.ts'

const pieceColumns = columnsOf('watch', 'piece')
const partColumns: Record<Kind | 'piece_private', string[]> = {
  piece_private: columnsOf('watch', 'piece_private'),
  watch: columnsOf('watch', 'watch'),
  jewelry: columnsOf('jewelry', 'jewelry'),
  bag: columnsOf('bag', 'bag'),
}

type Arrival = { at: (key: string) => Date; origin: 'import' | 'demo' }

/** Upserts pieces with their rows in other tables, in a few bulk statements. Returns the ids of the pieces by key. */
export async function writePieces(tx: Tx, pieces: readonly PlannedPiece[], arrival: Arrival): Promise<Map<string, number>> {
  const ids = new Map(pieces.flatMap(({ key, id }): [string, number][] => (id === null ? [] : [[key, id]])))
  await updatePieces(
    tx,
    pieces.filter(({ id }) => id !== null),
    arrival,
  )
  await clearSales(tx, [...ids.values()])
  for (const { id, key } of await insertPieces(
    tx,
    pieces.filter(({ id }) => id === null),
    arrival,
  ))
    ids.set(key, id)
  await writeParts(tx, 'piece_private', pieces, ids)
  for (const kind of kinds)
    await writeParts(
      tx,
      kind,
      pieces.filter((piece) => piece.kind === kind),
      ids,
    )
  await writeFunctions(tx, pieces, ids)
  return ids
}

async function insertPieces(tx: Tx, pieces: readonly PlannedPiece[], { at, origin }: Arrival): Promise<{ id: number; key: string }[]> {
  if (!pieces.length) return []
  const rows = JSON.stringify(
    pieces.map(({ key, ownKey, kind, parts }) => ({ key, own_key: ownKey, kind, ...parts.piece, created_at: at(key) })),
  )
  const { rows: written } = await sql<{ id: number; key: string }>`
    insert into piece (key, own_key, kind, ${joinColumns(pieceColumns)}, created_at, published_at, origin)
    select key, own_key, kind, ${joinColumns(pieceColumns)}, created_at, case when status <> 'draft' then created_at end, ${origin}
    from jsonb_populate_recordset(null::piece, ${rows}::jsonb)
    returning id, key`.execute(tx)
  return written
}

async function updatePieces(tx: Tx, pieces: readonly PlannedPiece[], { at }: Arrival): Promise<void> {
  if (!pieces.length) return
  const rows = JSON.stringify(
    pieces.map(({ id, key, ownKey, parts }) => ({ id, key, own_key: ownKey, ...parts.piece, published_at: at(key) })),
  )
  const settings = ['key', 'own_key', ...pieceColumns].map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`)
  // cancel the scheduled publication of a piece that is no longer a draft
  const plan = ['publish_at', 'publish_as', 'publish_by'].map(
    (column) => sql`${sql.ref(column)} = case when given.status = 'draft' then piece.${sql.ref(column)} end`,
  )
  await sql`
    update piece set ${sql.join([...settings, ...plan])}, edit_version = piece.edit_version + 1,
      published_at = case when given.status <> 'draft' then coalesce(piece.published_at, given.published_at) else piece.published_at end
    from jsonb_populate_recordset(null::piece, ${rows}::jsonb) given where piece.id = given.id`.execute(tx)
}

/** Clears the recorded sale of each piece whose status is no longer sold. */
async function clearSales(tx: Tx, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  await sql`
    update piece_private s set sold_cents = null, sold_on = null, sold_to = '' from piece p
    where p.id = s.piece_id and p.id = any(${ids}::int[]) and p.status <> 'sold'
      and (s.sold_cents is not null or s.sold_on is not null or s.sold_to <> '')`.execute(tx)
}

async function writeParts(
  tx: Tx,
  kind: Kind | 'piece_private',
  pieces: readonly PlannedPiece[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  if (!pieces.length) return
  const columns = partColumns[kind]
  const rows = JSON.stringify(pieces.map(({ key, parts }) => ({ piece_id: ids.get(key), ...parts[kind] })))
  const settings = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  await sql`
    insert into ${sql.table(kind)} (piece_id, ${joinColumns(columns)})
    select piece_id, ${joinColumns(columns)} from jsonb_populate_recordset(null::${sql.table(kind)}, ${rows}::jsonb)
    on conflict (piece_id) do update set ${sql.join(settings)}`.execute(tx)
}

async function writeFunctions(tx: Tx, pieces: readonly PlannedPiece[], ids: ReadonlyMap<string, number>): Promise<void> {
  const watches = pieces.filter(({ kind }) => kind === 'watch')
  const uses = watches.flatMap(({ key, functionIds }) =>
    functionIds.map((functionId) => ({ piece_id: ids.get(key) ?? 0, function_id: functionId })),
  )
  const known = watches.flatMap(({ id }) => (id === null ? [] : [id]))
  if (known.length) await tx.deleteFrom('piece_function').where('piece_id', 'in', known).execute()
  if (uses.length)
    await sql`insert into piece_function (piece_id, function_id)
      select piece_id, function_id from jsonb_populate_recordset(null::piece_function, ${JSON.stringify(uses)}::jsonb)`.execute(tx)
}

function columnsOf(kind: Kind, table: PartTable): string[] {
  return fieldsByKind[kind].filter((field) => field.table === table).map(({ db }) => db)
}

const joinColumns = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
