import type { WriteReplyTemplate } from '#contract/staff/reply-templates.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

const templatesMax = 200

/** What the staff replies again and again, by name. */
export function listReplyTemplates({ db }: Pick<Ctx, 'db'>) {
  return db.selectFrom('reply_template').selectAll().orderBy('name').orderBy('id').limit(templatesMax).execute()
}

/** Adds a template, or changes one. Returns the id of the action. */
export async function writeReplyTemplate(ctx: Ctx, actor: StaffActor, id: number | null, template: WriteReplyTemplate): Promise<string> {
  const subject = { kind: 'reply-template', id: String(id ?? '*'), label: template.name } as const
  const { actionId } = await runAction(ctx, actor, { name: id === null ? 'template.add' : 'template.change', subject }, async (tx) => {
    const values = { ...template, kinds: [...template.kinds] }
    const written = await (id === null
      ? tx.insertInto('reply_template').values(values).returning('id').executeTakeFirst()
      : tx.updateTable('reply_template').set(values).where('id', '=', id).returning('id').executeTakeFirst())
    if (!written) throw new CodedError('not-found')
  })
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
