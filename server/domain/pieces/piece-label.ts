import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'

/** Returns the brand, model and reference of a piece as one text. Throws `not-found`. */
export async function readPieceLabel(db: Db, id: number): Promise<string> {
  const label = (await readPieceLabels(db, [id])).get(id)
  if (label === undefined) throw new CodedError('not-found')
  return label
}

/** Returns the labels of pieces, by id. */
export async function readPieceLabels(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; label: string }>`
    select p.id, concat_ws(' ', b.name, p.model_name, nullif(p.reference, '')) as label from piece p join brand b on b.id = p.brand_id
    where p.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, label }) => [id, label]))
}
