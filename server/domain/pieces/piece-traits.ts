import { sql } from 'kysely'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'

/** The staff member who reads the traits of a piece. The default reader `nobody` has no permissions, so it gets no serial numbers. */
export type TraitsReader = Pick<StaffActor, 'permissions'>
const nobody: TraitsReader = { permissions: new Set() }

export const serialSignsShown = 3
const kitMaxChars = 60

/** SQL: the traits of `piece p` as JSON. Includes the end of the serial number only for readers who may read serial numbers. */
export const pieceTraits = ({ permissions }: TraitsReader = nobody) => {
  const serial = sql`, 'serial_ending', (select right(trim(n.serial), ${sql.lit(serialSignsShown)}) from piece_private n where n.piece_id = p.id)`
  return sql<PieceTraits>`json_build_object('id', p.id, 'production_year', p.production_year, 'full_set', p.full_set,
    'kit_ru', left(p.kit_ru, ${sql.lit(kitMaxChars)}), 'kit_en', left(p.kit_en, ${sql.lit(kitMaxChars)})
    ${permissions.has('piece.serial') ? serial : sql``})`
}

/** Returns the traits of pieces by id. */
export async function readPieceTraits(db: Db, reader: TraitsReader, ids: readonly number[]): Promise<Map<number, PieceTraits>> {
  const { rows } = await sql<{ traits: PieceTraits }>`
    select ${pieceTraits(reader)} as traits from piece p where p.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ traits }) => [traits.id, traits]))
}
