import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { NewPlace, PlaceEdit } from '#contract/staff/reference-list-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tables } from '#server/db/database.ts'
import { mergeTouched } from '#server/domain/audit/merge-touched.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type StoragePlace = Selectable<Tables['place']>
type WrittenPlace = StoragePlace & { actionId: string }

const columns = ['id', 'city_id', 'kind', 'name_ru', 'name_en'] as const

/** Lists the storage places of all offices. */
export function listPlaces({ db }: ShopContext): Promise<StoragePlace[]> {
  return db.selectFrom('place').select(columns).orderBy('city_id').orderBy('id').execute()
}

/** The label of a place in the audit log: its names in both languages, or one name if they are equal. */
export function placeLabel({ name_ru: russian, name_en: english }: { name_ru: string; name_en: string }): string {
  return russian === english ? russian : `${russian} · ${english}`
}

/** Adds a storage place to an office. */
export async function addPlace(ctx: ShopContext, actor: Actor, asked: z.output<typeof NewPlace>): Promise<WrittenPlace> {
  const city = await ctx.db.selectFrom('city').select('id').where('id', '=', asked.city_id).executeTakeFirst()
  if (!city) throw new CodedError('invalid', { fields: { city_id: 'fact-entry-unknown' } })
  const subject = { kind: 'shop' as const, id: 'places', label: placeLabel(asked) }
  const { result, actionId } = await runAction(ctx, actor, { name: 'place.add', subject }, (tx) =>
    tx.insertInto('place').values(asked).returning(columns).executeTakeFirstOrThrow(),
  )
  return { ...result, actionId }
}

/** Renames a place or changes its type. The office of a place never changes, because pieces are stored there. Throws `not-found`. */
export async function changePlace(ctx: ShopContext, actor: Actor, id: number, change: z.output<typeof PlaceEdit>): Promise<WrittenPlace> {
  const known = await ctx.db.selectFrom('place').select(['name_ru', 'name_en']).where('id', '=', id).executeTakeFirst()
  if (!known) throw new CodedError('not-found')
  const subject = { kind: 'shop' as const, id: 'places', label: placeLabel(known) }
  const { was, ...touched } = change
  const { result, actionId } = await runAction(ctx, actor, { name: 'place.change', subject }, async (tx) => {
    const stored = await tx
      .selectFrom('place')
      .select(['kind', 'name_ru', 'name_en'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new CodedError('not-found'))
    const wanted = { ...stored, ...was, ...touched }
    const merged = await mergeTouched(tx, { tables: ['place'], rowId: String(id) }, { was, wanted, stored })
    return tx.updateTable('place').set(merged).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()
  })
  return { ...result, actionId }
}
