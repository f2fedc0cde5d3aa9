import type { WriteSpecialist } from '#contract/staff/specialists.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { addEntry, changeEntry } from '#server/domain/content/write-entries.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

/** Adds a specialist at the end of the order, like `addEntry`. Throws `invalid` for an unknown picture or staff member. */
export async function addSpecialist(ctx: Ctx, staff: StaffActor, specialist: WriteSpecialist): Promise<{ id: number; actionId: string }> {
  await assertReferences(ctx, specialist)
  return addEntry(ctx, staff, 'specialist', specialist)
}

/** Changes a specialist, like `changeEntry`. Throws `invalid` for an unknown picture or staff member. */
export async function changeSpecialist(
  ctx: Ctx,
  staff: StaffActor,
  { id, version }: { id: number; version: number },
  specialist: WriteSpecialist,
): Promise<string> {
  await assertReferences(ctx, specialist)
  return changeEntry(ctx, staff, { kind: 'specialist', id, version }, specialist)
}

async function assertReferences({ db }: Ctx, { picture, staff_id: staffId }: WriteSpecialist): Promise<void> {
  if (picture !== null) {
    const found = await db.selectFrom('home_picture').select('id').where('id', '=', picture).executeTakeFirst()
    if (!found) throw new CodedError('invalid', { fields: { picture: 'specialist-picture-unknown' } })
  }
  if (staffId !== null) {
    const found = await db.selectFrom('staff').select('id').where('id', '=', staffId).executeTakeFirst()
    if (!found) throw new CodedError('invalid', { fields: { staff_id: 'specialist-staff-unknown' } })
  }
}
