import { hourMs } from '#contract/rules/durations.ts'
import type { Tx } from '#server/db/database.ts'
import type { DemoPiece } from '#server/db/seed/demo-catalog.ts'
import { terminalImportTexts } from '#server/domain/import/import-texts.ts'
import { validateFile } from '#server/domain/import/validate-file.ts'
import type { PlannedPiece } from '#server/domain/import/verdict.ts'
import { writePieces } from '#server/domain/import/write-pieces.ts'

const batchSize = 500
const newestAt = Date.UTC(2026, 10, 1, 9)
const arrival = { at: arrivedAt, origin: 'demo' as const }

/** Imports the demo pieces. The reference lists must be seeded first. Throws for the first row that an import would refuse or change. */
export async function seedPieces(tx: Tx, catalog: readonly DemoPiece[]): Promise<void> {
  const rows = catalog.map((piece, at) => ({ row: at + 1, cells: new Map(Object.entries(piece)) }))
  const source = {
    name: 'demo',
    rows: () => rows,
    photos: undefined,
    addNames: false,
    isConfirmed: () => false,
    dayOrders: {},
    wholeFile: new Map<string, string>(),
    now: newestAt,
    texts: terminalImportTexts,
  }
  let batch: PlannedPiece[] = []
  for await (const { key, piece, problems, notes } of validateFile(tx, source, { withPhotos: false })) {
    // a note means that the piece would differ from its row, for example become a draft
    if (!piece || problems.length || notes.length)
      throw new Error(`The demo's ${key} cannot be imported: ${[...problems, ...notes].join(' ')}`)
    // without `ownKey`, because the keys of the demo are not the owner's stock numbers
    if (batch.push({ ...piece, ownKey: null }) < batchSize) continue
    await writePieces(tx, batch, arrival)
    batch = []
  }
  await writePieces(tx, batch, arrival)
}

function arrivedAt(key: string): Date {
  const spread = key.split('').reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1931, 7)
  return new Date(newestAt - spread * hourMs)
}
