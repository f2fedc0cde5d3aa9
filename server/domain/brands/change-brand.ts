import type { ChangeBrand, ChangeCollection } from '#contract/staff/brands.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { updateVersioned } from '#server/domain/audit/update-versioned.ts'
import { withFormerName } from '#server/domain/brands/former-name.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

/**
 * Changes a brand. A former name becomes a spelling, under which the brand is still found. Throws `conflict` after a concurrent edit, and
 * `invalid` if another brand has the name.
 */
export async function changeBrand(ctx: Ctx, staff: StaffActor, id: number, { version, ...brand }: ChangeBrand): Promise<string> {
  const subject = { kind: 'brand' as const, id: String(id), label: brand.name }
  const { actionId } = await runAction(ctx, staff, { name: 'brand.change', subject }, async (tx) => {
    await assertNameFree(tx, 'brand', { id, name: brand.name })
    const { name: from = brand.name } = (await tx.selectFrom('brand').select('name').where('id', '=', id).executeTakeFirst()) ?? {}
    const spellings = withFormerName(brand.spellings, { from, to: brand.name })
    await updateVersioned(tx, { table: 'brand', id, version, subject }, { ...brand, spellings }, () =>
      tx.selectFrom('brand').select(['name', 'spellings', 'is_hidden', 'text_ru', 'text_en']).where('id', '=', id).executeTakeFirst(),
    )
  })
  return actionId
}

/** Changes a collection. Throws `conflict` after a concurrent edit, and `invalid` if the brand has another collection of that name. */
export async function changeCollection(ctx: Ctx, staff: StaffActor, id: number, change: ChangeCollection): Promise<string> {
  const { version, ...collection } = change
  const subject = { kind: 'collection' as const, id: String(id), label: collection.name }
  const { actionId } = await runAction(ctx, staff, { name: 'collection.change', subject }, async (tx) => {
    await assertNameFree(tx, 'collection', { id, name: collection.name })
    await updateVersioned(tx, { table: 'collection', id, version, subject }, { ...collection, spellings: withoutName(collection) }, () =>
      tx.selectFrom('collection').select(['name', 'spellings']).where('id', '=', id).executeTakeFirst(),
    )
  })
  return actionId
}

const withoutName = ({ name, spellings }: { name: string; spellings: readonly string[] }) => spellings.filter((word) => word !== name)

async function assertNameFree(tx: Tx, table: 'brand' | 'collection', { id, name }: { id: number; name: string }): Promise<void> {
  const same = tx.selectFrom(table).select('id').where('name', '=', name).where('id', '<>', id)
  const sameName =
    table === 'brand'
      ? await same.executeTakeFirst()
      : await tx
          .selectFrom('collection')
          .select('id')
          .where('name', '=', name)
          .where('id', '<>', id)
          .where('brand_id', '=', (of) => of.selectFrom('collection').select('brand_id').where('id', '=', id))
          .executeTakeFirst()
  if (sameName) throw new CodedError('invalid', { reason: 'brand-name-taken', fields: { name: 'brand-name-taken' } })
}
