import { sql } from 'kysely'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { pieceTraits } from '#server/domain/pieces/piece-traits.ts'

export type LabelRow = { id: number; brand: string; model_name: string; reference: string | null; traits: PieceTraits }

/** Reads the texts for labels of pieces, in the order of `ids`. The texts contain at most the end of a serial number. */
export async function readLabels(db: Db, staff: StaffActor, ids: readonly number[]): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select p.id, b.name as brand, p.model_name, p.reference, ${pieceTraits(staff)} as traits
    from piece p join brand b on b.id = p.brand_id where p.id = any(${[...ids]}::int[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
