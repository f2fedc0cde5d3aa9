import type { Updateable } from 'kysely'
import type { Kind } from '#contract/piece.ts'
import { type Fact, factPairs, factsByKind } from '#contract/rules/staff/piece-facts.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { PieceReason } from '#server/context/piece-reasons.ts'
import type { Db, Tables, Tx } from '#server/db/database.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { facetColumns } from '#server/domain/catalog/facet-columns.ts'
import { assertYear } from '#server/domain/pieces/assert-year.ts'
import { runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { type FactsByName, readFacts } from '#server/domain/pieces/read-facts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Change = { id: number; version: number; changes: Partial<FactsByName> }

/** Changes facts of a piece. If the piece is listed, the shop shows the new facts at once. Returns the id of the action. */
export async function changeFacts(ctx: ShopContext, actor: Actor, { id, version, changes }: Change): Promise<string> {
  return runOnPiece(ctx, actor, { name: 'piece.edit', id, version }, (tx, piece) => applyFacts(tx, piece, { changes, now: ctx.now() }))
}

/** Checks and changes facts within an action that is already running. */
export async function applyFacts(
  tx: Tx,
  piece: { id: number; kind: Kind; status: string },
  { changes, now }: { changes: Partial<FactsByName>; now: number },
): Promise<void> {
  assertYear(changes.production_year, now, 'production_year')
  await assertFacts(tx, piece, changes)
  await writeFacts(tx, piece, changes)
}

/** Writes facts without validation. */
export async function writeFacts(tx: Tx, { id, kind }: { id: number; kind: Kind }, changes: Partial<FactsByName>): Promise<void> {
  const changedFacts = factsByKind[kind].filter(({ name }) => changes[name] !== undefined)
  const valuesOf = (table: Fact['table']) =>
    Object.fromEntries(
      changedFacts.filter((fact) => fact.table === table && fact.type !== 'entries').map(({ name }) => [name, changes[name]]),
    )
  const own = valuesOf('piece')
  if (Object.keys(own).length)
    await tx
      .updateTable('piece')
      .set(own as Updateable<Tables['piece']>)
      .where('id', '=', id)
      .execute()
  const part = valuesOf(kind)
  if (Object.keys(part).length)
    await tx
      .updateTable(kind)
      .set(part as Updateable<Tables[Kind]>)
      .where('piece_id', '=', id)
      .execute()
  const functions = changes.function_ids
  if (kind === 'watch' && Array.isArray(functions)) await writeFunctions(tx, id, functions)
}

async function writeFunctions(tx: Tx, id: number, functions: readonly number[]): Promise<void> {
  const wanted = [...new Set(functions)]
  const deletion = tx.deleteFrom('piece_function').where('piece_id', '=', id)
  await (wanted.length ? deletion.where('function_id', 'not in', wanted) : deletion).execute()
  if (!wanted.length) return
  const rows = wanted.map((function_id) => ({ piece_id: id, function_id }))
  await tx
    .insertInto('piece_function')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function assertFacts(
  tx: Tx,
  { id, kind, status }: { id: number; kind: Kind; status: string },
  changes: Partial<FactsByName>,
): Promise<void> {
  const own = new Map(factsByKind[kind].map((fact) => [fact.name, fact]))
  const fields: Record<string, PieceReason> = {}
  for (const name of Object.keys(changes)) if (!own.has(name)) fields[name] = 'fact-of-other-kind'
  for (const [name, value] of Object.entries(changes)) {
    const fact = own.get(name)
    const ids = [value].flat().filter((id) => typeof id === 'number')
    if (fact && 'list' in fact && ids.length && !(await hasEntries(tx, fact.list, ids))) fields[name] = 'fact-entry-unknown'
  }
  if (Object.keys(fields).length) throw new CodedError('invalid', { fields })
  const facts = { ...(await readFacts(tx, kind, id)), ...changes }
  const wrong = await listContradictions(tx, facts)
  if (status !== 'draft' && facts.condition_id === null) wrong.condition_id = 'fact-condition-needed'
  if (Object.keys(wrong).length) throw new CodedError('invalid', { fields: wrong })
}

async function hasEntries(db: Db, list: keyof typeof facetColumns, ids: readonly number[]): Promise<boolean> {
  const found = await db.selectFrom(facetColumns[list].table).select('id').where('id', 'in', ids).execute()
  return found.length === new Set(ids).size
}

async function listContradictions(db: Db, facts: Partial<FactsByName>): Promise<Record<string, PieceReason>> {
  const wrong: Record<string, PieceReason> = {}
  for (const pair of factPairs) {
    const [ru, en] = [facts[`${pair}_ru`], facts[`${pair}_en`]]
    if (ru !== undefined && !ru !== !en) wrong[`${pair}_${ru ? 'en' : 'ru'}`] = 'fact-both-languages'
  }
  if (facts.limited_edition_pieces && !facts.is_limited_edition) wrong.limited_edition_pieces = 'fact-not-limited'
  if (facts.production_year && facts.is_year_unknown) wrong.is_year_unknown = 'fact-year-known'
  if (typeof facts.collection_id === 'number') {
    const collection = await db.selectFrom('collection').select('brand_id').where('id', '=', facts.collection_id).executeTakeFirst()
    if (collection?.brand_id !== facts.brand_id) wrong.collection_id = 'fact-collection-of-other-brand'
  }
  return wrong
}
