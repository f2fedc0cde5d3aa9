import type { Language } from '#contract/language.ts'
import { nameSeveral } from '#contract/rules/staff/name-several.ts'
import type { BulkChange, GridRow } from '#contract/staff/bulk.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { StockFilters } from '#contract/staff/piece-list.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { Change } from '#server/domain/import/verdict.ts'
import { readStates, compareStates } from '#server/domain/pieces/bulk-changes.ts'
import { cellsEffect, type Effect, effectOf } from '#server/domain/pieces/bulk-effects.ts'
import { changeMany, type WantedPiece, type Work } from '#server/domain/pieces/change-many.ts'
import { findStockIds } from '#server/domain/pieces/list-stock.ts'
import { readPieceLabels } from '#server/domain/pieces/piece-label.ts'
import { readPieceTraits } from '#server/domain/pieces/piece-traits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type NamedPiece = { id: number; label: string; traits: PieceTraits | undefined }
export type PreviewedPiece = NamedPiece & { version: number; changes: Change[]; problem: CodedError | null }
type FailedPiece = NamedPiece & { problem: CodedError }
export type BulkOutcome = { done: number; names: string; failed: FailedPiece[]; actionId: string | null }

/** Pieces per transaction of a preview; limits how long others wait for the locks on these pieces. */
const sliceSize = 50

class TrialOver extends Error {}

type Asked = { ids?: readonly number[] | undefined; filter?: StockFilters | undefined; change: BulkChange }

/**
 * Previews a bulk change: runs it, rolls it back, and returns the changes or the error of each piece. Throws if there are more pieces than
 * one bulk change may have.
 */
export async function previewBulk(ctx: ShopContext, staff: StaffActor, asked: Asked, language: Language): Promise<PreviewedPiece[]> {
  const { ids: chosen, filter, change } = asked
  const max = staffLimits.bulkPiecesMax
  const ids = chosen ?? (await findStockIds(ctx, staff, filter ?? {}, max + 1))
  if (ids.length > max) throw new CodedError('invalid', { reason: 'bulk-too-many', values: { max } })
  const effect = effectOf({ staff, ctx, now: new Date(ctx.now()) }, change)
  assertMay(staff, effect.permission)
  const results = new Map<number, TriedPiece>()
  for (let at = 0; at < ids.length; at += sliceSize)
    for (const piece of await tryChange(ctx.db, ids.slice(at, at + sliceSize), effect, language)) results.set(piece.id, piece)
  const traits = await readPieceTraits(ctx.db, staff, ids)
  return ids.flatMap((id) => {
    const result = results.get(id)
    return result ? [{ ...result, traits: traits.get(id) }] : []
  })
}

type TriedPiece = Omit<PreviewedPiece, 'traits'>

async function tryChange(db: Db, ids: readonly number[], effect: Effect, language: Language): Promise<TriedPiece[]> {
  const labels = await readPieceLabels(db, ids)
  let previewed: TriedPiece[] = []
  try {
    await transaction(db, async (tx) => {
      const before = await readStates(tx, ids)
      const wanted = ids.map((id) => ({ id }))
      const refused = await changeMany(tx, wanted, workOf(effect))
      const after = await readStates(tx, ids)
      const changes = await compareStates(tx, { before, after, language })
      previewed = ids.map((id) => ({
        id,
        version: before.get(id)?.version ?? 0,
        label: labels.get(id) ?? String(id),
        changes: changes.get(id) ?? [],
        problem: refused.get(id) ?? null,
      }))
      throw new TrialOver()
    })
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error
  }
  return previewed
}

/**
 * Applies a change to all pieces in one action. Skips pieces that have changed since the preview, and pieces for which the change fails.
 */
export function applyBulk(
  ctx: ShopContext,
  staff: StaffActor,
  rows: readonly Required<WantedPiece>[],
  change: BulkChange,
): Promise<BulkOutcome> {
  const effect = effectOf({ staff, ctx, now: new Date(ctx.now()) }, change)
  assertMay(staff, effect.permission)
  return runBulk(ctx, staff, rows, { name: effect.name, work: workOf(effect) })
}

/**
 * Writes the changed cells of the grid in one action. An action that changes prices is named `piece.bulk-price`, so that undoing it
 * requires the permission to change prices.
 */
export function saveCells(ctx: ShopContext, staff: StaffActor, rows: readonly GridRow[], reason: string | undefined): Promise<BulkOutcome> {
  const env = { staff, ctx, now: new Date(ctx.now()) }
  const runs = new Map(rows.map((row) => [row.id, cellsEffect(env, row, reason)]))
  const hasPrices = rows.some(({ changes }) => changes.price_usd !== undefined)
  if (hasPrices) assertMay(staff, 'piece.price')
  const runOf = (id: number) => runs.get(id) ?? (async () => {})
  return runBulk(ctx, staff, rows, { name: hasPrices ? 'piece.bulk-price' : 'piece.bulk-edit', work: { runOf } })
}

const workOf = (effect: Effect): Work => ('run' in effect ? { runOf: () => effect.run } : effect)

type Bulk = { name: Effect['name']; work: Work }

/**
 * Thrown to roll back an action in which the change failed for some pieces. Otherwise, the audit entry would name these pieces as changed.
 */
class Refused extends Error {
  readonly problems: ReadonlyMap<number, CodedError>

  constructor(problems: ReadonlyMap<number, CodedError>) {
    super()
    this.problems = problems
  }
}

/**
 * Changes the pieces in one action, whose audit entry names them. If the change fails for some pieces, rolls the action back and runs it
 * again without these pieces.
 */
async function runBulk(ctx: ShopContext, staff: StaffActor, rows: readonly WantedPiece[], { name, work }: Bulk): Promise<BulkOutcome> {
  const labels = await readPieceLabels(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const labelOf = (id: number) => labels.get(id) ?? String(id)
  const failedOf = async (problems: ReadonlyMap<number, CodedError>): Promise<FailedPiece[]> => {
    const traits = await readPieceTraits(ctx.db, staff, [...problems.keys()])
    return [...problems].map(([id, problem]) => ({ id, label: labelOf(id), traits: traits.get(id), problem }))
  }
  const refused = new Map<number, CodedError>()
  for (let left = rows; left.length; left = left.filter(({ id }) => !refused.has(id))) {
    const names = nameSeveral(left.map(({ id }) => labelOf(id)))
    const subject = { kind: 'piece' as const, id: '*', label: names }
    const outcome = await runAction(ctx, staff, { name, subject }, async (tx) => {
      const found = await changeMany(tx, left, work)
      if (found.size) throw new Refused(found)
    }).catch(problemsOf)
    if ('actionId' in outcome) return { done: left.length, names, failed: await failedOf(refused), actionId: outcome.actionId }
    for (const [id, problem] of outcome) refused.set(id, problem)
  }
  return { done: 0, names: '', failed: await failedOf(refused), actionId: null }
}

function problemsOf(error: unknown): ReadonlyMap<number, CodedError> {
  if (error instanceof Refused) return error.problems
  throw error
}

function assertMay({ permissions }: StaffActor, permission: Permission): void {
  if (!permissions.has(permission)) throw new CodedError('forbidden')
}
