import { sql } from 'kysely'
import {
  alwaysRequired,
  type CheckedPiece,
  type ChecklistItem,
  checklistItems,
  checkPiece,
  requiredByDefault,
} from '#contract/rules/staff/piece-steps.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type Requirement = { item: ChecklistItem; isRequired: boolean }
export type CheckedItem = Requirement & { isDone: boolean }

/** Returns the requirements for publishing a piece. Some always apply. The others have defaults, which the owner can change. */
export async function readRequirements(db: Db): Promise<Requirement[]> {
  const rows = await db.selectFrom('publish_requirement').select(['item', 'is_required']).execute()
  const ownerChoices = new Map(rows.map(({ item, is_required }) => [item, is_required]))
  return checklistItems.map((item) => ({
    item,
    isRequired: alwaysRequired.has(item) || (ownerChoices.get(item) ?? requiredByDefault.has(item)),
  }))
}

/** Sets the given requirements for publishing, and leaves all others unchanged. Returns the id of the action. */
export async function setRequirements(ctx: ShopContext, actor: Actor, wanted: readonly Requirement[]): Promise<string> {
  const subject = { kind: 'shop' as const, id: 'publish-requirements' }
  const { actionId } = await runAction(ctx, actor, { name: 'piece.requirements', subject }, async (tx) => {
    for (const { item, isRequired } of wanted)
      await tx
        .insertInto('publish_requirement')
        .values({ item, is_required: isRequired })
        .onConflict((conflict) => conflict.column('item').doUpdateSet({ is_required: isRequired }))
        .execute()
  })
  return actionId
}

/** Returns the checklist of a piece, with the state of each item. */
export async function readChecklist(db: Db, id: number): Promise<CheckedItem[]> {
  const checked = (await readCheckedPieces(db, [id])).get(id)
  if (!checked) throw new CodedError('not-found')
  const done = checkPiece(checked)
  return (await readRequirements(db)).map((requirement) => ({ ...requirement, isDone: done[requirement.item] }))
}

/** Returns the values that the checklist checks, by piece id. */
export async function readCheckedPieces(db: Db, ids: readonly number[]): Promise<Map<number, CheckedPiece>> {
  const { rows } = await sql<CheckedPiece & { id: number }>`
    select p.id, p.price_cents as "priceCents", p.price_on_request as "priceOnRequest", p.condition_id as "conditionId",
      p.production_year as "productionYear", p.is_year_unknown as "isYearUnknown", p.description_ru as "descriptionRu",
      p.description_en as "descriptionEn", coalesce(s.serial_key is not null, false) as "hasSerial",
      exists (select from condition_report c where c.piece_id = p.id and c.stage = 'intake' and c.signed_at is not null) as "hasIntakeReport",
      (select count(*) from photo where piece_id = p.id and not is_wide)::int as photos,
      (select count(*) from photo where piece_id = p.id and not is_wide and (alt_ru = '' or alt_en = '' or not is_alt_confirmed))::int as "photosWithoutAlt"
    from piece p left join piece_private s on s.piece_id = p.id where p.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...checked }) => [id, checked]))
}
