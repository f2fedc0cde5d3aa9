import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { ImportedRow } from '#server/db/tables/imports.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { addNames } from '#server/domain/import/add-names.ts'
import { judgeRun } from '#server/domain/import/judge-run.ts'
import { lockImports, lockPieces } from '#server/domain/import/lock-imports.ts'
import { getImportRun, type ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import type { Verdict } from '#server/domain/import/verdict.ts'
import { writePieces } from '#server/domain/import/write-pieces.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const batchSize = 250

/**
 * Writes all rows of a file or none, as one action that can be undone. With `skipRefused`, writes all rows except the refused ones, which
 * stay in the run for download.
 */
export async function applyImportRun(
  ctx: ShopContext,
  actor: Actor,
  id: string,
  { skipRefused }: { skipRefused: boolean },
): Promise<ImportRunRow> {
  const { fileName } = await getImportRun(ctx.db, id)
  const subject = { kind: 'import' as const, id, label: fileName }
  await runAction(ctx, actor, { name: 'piece.import', subject }, async (tx, actionId) => {
    const at = new Date(ctx.now())
    await lockImports(tx)
    const run = await getImportRun(tx, id)
    if (run.appliedAt) throw new CodedError('conflict', { reason: 'import-applied' })
    const { counts, refused } = await writeRun(tx, run, { skipRefused, at })
    await tx
      .updateTable('import_run')
      .set({
        applied_at: at,
        action_id: Number(actionId),
        counts: JSON.stringify(counts),
        rows: JSON.stringify(refused),
      })
      .where('id', '=', id)
      .execute()
  })
  return getImportRun(ctx.db, id)
}

async function writeRun(tx: Tx, run: ImportRunRow, { skipRefused, at }: { skipRefused: boolean; at: Date }) {
  const context = { db: tx, now: at.getTime() }
  const first = await judgeRun(context, run, 'en')
  const { counts, verdicts } = first
  if (counts.refused && !skipRefused) throw new CodedError('conflict', { reason: 'import-rows-refused', values: { count: counts.refused } })
  if (counts.new + counts.changed === 0) throw new CodedError('conflict', { reason: 'import-nothing' })
  await lockPieces(
    tx,
    verdicts.flatMap(({ outcome, piece }) => (outcome === 'changed' && piece?.id ? [piece.id] : [])),
  )
  const newNames = verdicts.flatMap((verdict) => (verdict.outcome === 'refused' ? [] : (verdict.newNames ?? [])))
  await addNames(tx, [...new Map(newNames.map((names) => [JSON.stringify(names), names])).values()])
  // validate again, now that the pieces are locked and the new names have ids
  const judged = await judgeRun(context, run, 'en')
  if (judged.counts.refused > counts.refused)
    throw new CodedError('conflict', { reason: 'import-rows-refused', values: { count: judged.counts.refused } })
  const refused = await listRefused(context, run, judged.verdicts)
  await writeVerdicts(tx, judged.verdicts, run, at)
  return { counts: judged.counts, refused }
}

/**
 * Returns the refused rows with their reasons in both languages. The reasons must be stored, because they may refer to rows that are about
 * to be removed from the run.
 */
async function listRefused(context: { db: Tx; now: number }, run: ImportRunRow, verdicts: readonly Verdict[]): Promise<ImportedRow[]> {
  const english = problemsByRow(verdicts)
  if (!english.size) return []
  const russian = problemsByRow((await judgeRun(context, run, 'ru')).verdicts)
  return run.rows.flatMap((row) => {
    const en = english.get(row.row)
    return en ? [{ ...row, problems: { en, ru: russian.get(row.row) ?? [] } }] : []
  })
}

const problemsByRow = (verdicts: readonly Verdict[]) =>
  new Map(verdicts.filter(({ outcome }) => outcome === 'refused').map(({ row, problems }) => [row, problems]))

async function writeVerdicts(tx: Tx, verdicts: readonly Verdict[], { supplier, wholeFile }: ImportRunRow, at: Date): Promise<void> {
  const pieces = verdicts.flatMap(({ outcome, piece }) => (piece && (outcome === 'new' || outcome === 'changed') ? [piece] : []))
  await sql`set local statement_timeout = 0`.execute(tx)
  const arrival = { at: () => at, origin: 'import' as const }
  for (let from = 0; from < pieces.length; from += batchSize) {
    const batch = pieces.slice(from, from + batchSize)
    const ids = await writePieces(tx, batch, arrival)
    const fresh = batch.flatMap(({ id, key }) => (id === null ? [ids.get(key) ?? 0] : []))
    if (typeof wholeFile.consignor_share === 'number' && fresh.length)
      await tx
        .updateTable('piece_private')
        .set({ ownership: 'consignment', consignor_name: supplier, consignor_share: wholeFile.consignor_share })
        .where('piece_id', 'in', fresh)
        .execute()
  }
}
