import type { Insertable } from 'kysely'
import type { Tables, Tx } from '#server/db/database.ts'
import { alternativeText, type DemoPhotograph } from '#server/db/seed/demo-photographs.ts'

export type PhotographsOf = { id: number; name: string; photographs: DemoPhotograph[] }

const batchSize = 500

/** Replaces the photographs of pieces with the demo's. Writes only rows, because the files are part of the program. */
export async function writeDemoPhotographs(tx: Tx, pieces: PhotographsOf[]): Promise<void> {
  const ids = pieces.map(({ id }) => id)
  if (!ids.length) return
  await tx.deleteFrom('photo').where('piece_id', 'in', ids).execute()
  const rows = pieces.flatMap(photoRows)
  for (let at = 0; at < rows.length; at += batchSize)
    await tx
      .insertInto('photo')
      .values(rows.slice(at, at + batchSize))
      .execute()
  await tx
    .insertInto('demo_piece')
    .values(pieces.map(({ id, photographs }) => ({ piece_id: id, photographs: photographs.map(({ hash }) => hash) })))
    .onConflict((conflict) => conflict.column('piece_id').doUpdateSet((row) => ({ photographs: row.ref('excluded.photographs') })))
    .execute()
}

function photoRows({ id, name, photographs }: PhotographsOf): Insertable<Tables['photo']>[] {
  return photographs.map((photograph, position) => ({
    piece_id: id,
    position,
    hash: photograph.hash,
    width: photograph.width,
    height: photograph.height,
    widths: photograph.widths,
    placeholder: photograph.placeholder,
    alt_ru: alternativeText(name, photograph, 'ru'),
    alt_en: alternativeText(name, photograph, 'en'),
    is_wide: photograph.name === 'wide',
    is_demo: true,
  }))
}
