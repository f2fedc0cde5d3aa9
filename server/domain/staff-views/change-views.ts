import type { ViewList } from '#contract/rules/staff/ready-views.ts'
import type { NewView, StartView, ViewChange } from '#contract/staff/views.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { updateVersioned } from '#server/domain/audit/update-versioned.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { isReady, mayEdit, mayReadList } from '#server/domain/staff-views/list-views.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

const viewsMax = 100
const isUuid = /^[0-9a-f-]{36}$/i

const onView = (id: string, name: Action['name']): Action => ({ name, subject: { kind: 'view', id } })

/**
 * Saves a view of a list for the staff member. Returns the id of the action. Throws `forbidden` if the staff member may not read the list,
 * and `conflict` if the staff member already has 100 views.
 */
export async function addView(ctx: Ctx, staff: StaffActor, view: NewView & { id: string }): Promise<string> {
  if (!mayReadList(staff, view.list)) throw new CodedError('forbidden')
  const { actionId } = await runAction(ctx, staff, onView(view.id, 'view.add'), async (tx) => {
    await tx
      .insertInto('staff_view')
      .values({ ...view, staff_id: staff.staffId, created_at: new Date(ctx.now()) })
      .execute()
    const { count } = await tx
      .selectFrom('staff_view')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('staff_id', '=', staff.staffId)
      .executeTakeFirstOrThrow()
    if (Number(count) > viewsMax) throw new CodedError('conflict', { reason: 'views-too-many', values: { count: viewsMax } })
  })
  return actionId
}

/**
 * Changes the name, query or visibility of a view. Throws `not-found`, `forbidden` if the staff member may not edit the view, and
 * `conflict` if the view was edited since `version`.
 */
export async function changeView(ctx: Ctx, staff: StaffActor, id: string, { version, ...change }: ViewChange): Promise<string> {
  const { actionId } = await runAction(ctx, staff, onView(id, 'view.change'), async (tx) => {
    await assertOwn(tx, staff, id)
    await updateVersioned(tx, { table: 'staff_view', id, version, subject: { kind: 'view', id } }, change, () =>
      tx.selectFrom('staff_view').select(['name', 'query', 'is_shared']).where('id', '=', id).executeTakeFirst(),
    )
  })
  return actionId
}

/** Deletes a view. A list that opened with this view opens with all entries again. */
export async function deleteView(ctx: Ctx, staff: StaffActor, id: string): Promise<string> {
  const { actionId } = await runAction(ctx, staff, onView(id, 'view.delete'), async (tx) => {
    await assertOwn(tx, staff, id)
    await tx.deleteFrom('staff_start_view').where('view', '=', id).execute()
    await tx.deleteFrom('staff_view').where('id', '=', id).execute()
  })
  return actionId
}

/** Sets the view with which a list opens for this staff member. With null, the list opens with all entries. */
export async function setStartView(ctx: Ctx, staff: StaffActor, { list, view }: StartView): Promise<string> {
  if (!mayReadList(staff, list)) throw new CodedError('forbidden')
  const { staffId: staff_id } = staff
  const { actionId } = await runAction(ctx, staff, onView(view ?? list, 'view.start'), async (tx) => {
    if (view === null) {
      await tx.deleteFrom('staff_start_view').where('staff_id', '=', staff_id).where('list', '=', list).execute()
      return
    }
    await assertVisible(tx, staff, { list, view })
    await tx
      .insertInto('staff_start_view')
      .values({ staff_id, list, view })
      .onConflict((conflict) => conflict.columns(['staff_id', 'list']).doUpdateSet({ view }))
      .execute()
  })
  return actionId
}

async function assertOwn(tx: Tx, staff: StaffActor, id: string): Promise<void> {
  const view = await tx.selectFrom('staff_view').select(['staff_id', 'is_shared']).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!view || (!view.is_shared && view.staff_id !== staff.staffId)) throw new CodedError('not-found')
  if (!mayEdit(staff, { isShared: view.is_shared, staffId: view.staff_id })) throw new CodedError('forbidden')
}

async function assertVisible(tx: Tx, staff: StaffActor, { list, view }: { list: ViewList; view: string }): Promise<void> {
  if (isReady(list, view)) return
  if (!isUuid.test(view)) throw new CodedError('not-found')
  const found = await tx.selectFrom('staff_view').select(['list', 'staff_id', 'is_shared']).where('id', '=', view).executeTakeFirst()
  if (found?.list !== list || (!found.is_shared && found.staff_id !== staff.staffId)) throw new CodedError('not-found')
}
