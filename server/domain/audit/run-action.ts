import { sql } from 'kysely'
import type { ActionName } from '#contract/staff/actions.ts'
import type { SubjectKind } from '#contract/staff/subjects.ts'
import type { Tx } from '#server/db/database.ts'
import { signAtEnd, transaction } from '#server/db/transaction.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Author of an action: a staff member in a session, a user of the command line, or the shop itself. */
export type Actor =
  | { kind: 'staff'; staffId: string; sessionId: string; requestId: string }
  | { kind: 'terminal'; user: string }
  | { kind: 'shop' }

/** `label` must not contain a person's name, phone or email, because a label in the log cannot be erased. */
export type Action = {
  name: ActionName
  subject: { kind: SubjectKind; id: string; label?: string }
  reason?: string
  undoes?: string
}

type RunningAction = { actor: Actor; action: Action; at: Date }

/**
 * Runs `body` as one action: a transaction with an entry in the audit log. Triggers add every changed row of the watched tables to the
 * entry. The commit seals the entry and notifies open pages. If `body` throws, nothing is written.
 */
export async function runAction<T>(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: Actor,
  action: Action,
  body: (tx: Tx, actionId: string) => Promise<T>,
): Promise<{ result: T; actionId: string }> {
  return transaction(ctx.db, (tx) => runActionIn(tx, { actor, action, at: new Date(ctx.now()) }, body))
}

/** Runs an action within an open transaction. Inside another action, rows that change after `body` are logged under the outer action. */
export async function runActionIn<T>(
  tx: Tx,
  { actor, action, at }: RunningAction,
  body: (tx: Tx, actionId: string) => Promise<T>,
): Promise<{ result: T; actionId: string }> {
  const { name, subject, reason, undoes } = action
  const { id } = await tx
    .insertInto('audit_entry')
    .values({
      at,
      ...actorColumns(actor),
      action: name,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_label: subject.label ?? '',
      reason: reason ?? null,
      undoes: undoes === undefined ? null : Number(undoes),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  signAtEnd(id)
  const outer = await setCurrentEntry(tx, String(id))
  const result = await body(tx, String(id))
  await setCurrentEntry(tx, outer)
  return { result, actionId: String(id) }
}

function actorColumns(actor: Actor) {
  if (actor.kind === 'staff')
    return { actor: 'staff', staff_id: actor.staffId, session_id: actor.sessionId, request_id: actor.requestId } as const
  return actor.kind === 'terminal' ? ({ actor: 'terminal', account: actor.user } as const) : ({ actor: 'shop' } as const)
}

/** Runs `body` without logging its changes. Use it where the log would otherwise store data that has to be erased. */
export async function withoutRecord(tx: Tx, actionId: string, body: () => Promise<void>): Promise<void> {
  await setCurrentEntry(tx, '')
  await body()
  await setCurrentEntry(tx, actionId)
}

async function setCurrentEntry(tx: Tx, id: string): Promise<string> {
  const { rows } = await sql<{ outer: string | null }>`
    with previous_entry as materialized (select current_setting('vitrine.audit_entry', true) as outer)
    select previous_entry.outer, set_config('vitrine.audit_entry', ${id}, true) from previous_entry`.execute(tx)
  return rows[0]?.outer ?? ''
}
