import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Kind } from '#contract/piece.ts'
import { factsByKind } from '#contract/rules/staff/piece-facts.ts'
import type { NewPiece } from '#contract/staff/piece-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { facetColumns } from '#server/domain/catalog/facet-columns.ts'
import { writeFacts } from '#server/domain/pieces/change-facts.ts'
import { type FactsByName, readFacts } from '#server/domain/pieces/read-facts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Asked = z.output<typeof NewPiece>
type Draft = { kind: Kind; brandId: number; modelName: string; cityId: number; facts: Partial<FactsByName>; origin?: 'staff' | 'buyback' }

/**
 * Creates a draft from a brand and model, or from an earlier piece. Copies only the facts that pieces with the same reference share, not
 * the condition, year, serial number, price or photographs.
 */
export async function createPiece(ctx: ShopContext, actor: Actor, asked: Asked): Promise<{ id: number; actionId: string }> {
  const draft = await prepareDraft(ctx.db, asked)
  const id = await takePieceId(ctx.db)
  const brand = await ctx.db.selectFrom('brand').select('name').where('id', '=', draft.brandId).executeTakeFirst()
  if (!brand) throw new CodedError('invalid', { fields: { brand_id: 'fact-entry-unknown' } })
  const reference = draft.facts.reference
  const label = [brand.name, draft.modelName, reference].filter(Boolean).join(' ')
  const { actionId } = await runAction(ctx, actor, { name: 'piece.create', subject: { kind: 'piece', id: String(id), label } }, (tx) =>
    insertDraft(tx, id, draft, new Date(ctx.now())),
  )
  return { id, actionId }
}

async function prepareDraft(db: Db, asked: Asked): Promise<Draft> {
  const earlierPiece = asked.copy_from === undefined ? null : await readEarlier(db, asked.copy_from)
  const kind = earlierPiece?.kind ?? asked.kind
  const brandId = asked.brand_id ?? earlierPiece?.facts.brand_id
  const modelName = asked.model_name ?? earlierPiece?.facts.model_name
  if (!kind || typeof brandId !== 'number' || typeof modelName !== 'string') throw new CodedError('invalid')
  const facts = { ...earlierPiece?.facts, ...(asked.reference === undefined ? {} : { reference: asked.reference }) }
  return { kind, brandId, modelName, cityId: asked.city_id ?? earlierPiece?.cityId ?? (await readFirstOffice(db)), facts }
}

async function readEarlier(db: Db, id: number): Promise<{ kind: Kind; cityId: number; facts: FactsByName }> {
  const piece = await db.selectFrom('piece').select(['kind', 'city_id']).where('id', '=', id).executeTakeFirst()
  if (!piece) throw new CodedError('not-found')
  const facts = await readFacts(db, piece.kind, id)
  const names = new Set(factsByKind[piece.kind].filter((fact) => fact.isOfReference).map(({ name }) => name))
  const copiedFacts = Object.fromEntries(Object.entries(facts).filter(([name]) => names.has(name)))
  return { kind: piece.kind, cityId: piece.city_id, facts: copiedFacts }
}

async function readFirstOffice(db: Db): Promise<number> {
  const city = await db.selectFrom('city').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return city.id
}

async function takePieceId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('piece', 'id'))::int as id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Inserts a draft with its facts within an action. Throws `invalid` for an unknown city. */
export async function insertDraft(
  tx: Tx,
  id: number,
  { kind, brandId, modelName, cityId, facts, origin = 'staff' }: Draft,
  at: Date,
): Promise<void> {
  const city = await tx.selectFrom(facetColumns.cities.table).select('id').where('id', '=', cityId).executeTakeFirst()
  if (!city) throw new CodedError('invalid', { fields: { city_id: 'fact-entry-unknown' } })
  await tx
    .insertInto('piece')
    .values({
      id,
      kind,
      key: `p-${randomUUID()}`,
      brand_id: brandId,
      model_name: modelName,
      city_id: cityId,
      status: 'draft',
      origin,
      created_at: at,
    })
    .execute()
  await tx.insertInto(kind).values({ piece_id: id }).execute()
  await writeFacts(tx, { id, kind }, facts)
}
