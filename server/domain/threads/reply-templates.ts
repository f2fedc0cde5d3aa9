import type { ChangeReplyTemplate, WriteReplyTemplate } from '#contract/staff/reply-templates.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { addOnce } from '#server/domain/audit/add-once.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { updateVersioned } from '#server/domain/audit/update-versioned.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

const templatesMax = 200

export function listReplyTemplates({ db }: Pick<Ctx, 'db'>) {
  return readTemplates(db).orderBy('name_ru').orderBy('id').limit(templatesMax).execute()
}

const readTemplates = (db: Db) =>
  db.selectFrom('reply_template').select(['id', 'name_ru', 'name_en', 'kinds', 'body_ru', 'body_en', 'edit_version as version'])

/** Adds a template. The same template, submitted again by the same person, is added once. Returns the id of the action. */
export async function addReplyTemplate(ctx: Ctx, actor: StaffActor, template: WriteReplyTemplate): Promise<string> {
  const subject = { kind: 'reply-template', id: '*', label: template.name_en } as const
  const columns = { ...template, kinds: [...template.kinds] }
  const action = { name: 'template.add', subject, table: 'reply_template', columns } as const
  const { actionId } = await addOnce(ctx, actor, action, async (tx) => {
    const { id } = await tx.insertInto('reply_template').values(columns).returning('id').executeTakeFirstOrThrow()
    return id
  })
  return actionId
}

/** Changes a template. Throws `conflict` if it was edited since `version`. Returns the id of the action. */
export async function changeReplyTemplate(
  ctx: Ctx,
  actor: StaffActor,
  id: number,
  { version, ...template }: ChangeReplyTemplate,
): Promise<string> {
  const subject = { kind: 'reply-template', id: String(id), label: template.name_en } as const
  const { actionId } = await runAction(ctx, actor, { name: 'template.change', subject }, (tx) =>
    updateVersioned(tx, { table: 'reply_template', id, version, subject }, { ...template, kinds: [...template.kinds] }, () =>
      readTemplates(tx).where('id', '=', id).executeTakeFirst(),
    ),
  )
  return actionId
}

/** Deletes a template. Returns the id of the action. */
export async function deleteReplyTemplate(ctx: Ctx, actor: StaffActor, id: number): Promise<string> {
  const subject = { kind: 'reply-template', id: String(id) } as const
  const { actionId } = await runAction(ctx, actor, { name: 'template.delete', subject }, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('reply_template').where('id', '=', id).executeTakeFirst()
    if (!numDeletedRows) throw new CodedError('not-found')
  })
  return actionId
}
