import { sql } from 'kysely'
import { companyDefaults } from '#contract/company.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import {
  type CompanyFact,
  type CompanyFacts,
  companyFactNames,
  companyProblems,
  factsOfCompany,
} from '#contract/rules/staff/company-facts.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { readStoredCompany, type StoredDay } from '#server/domain/company/stored-company.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type EditedCompany = { version: number; facts: CompanyFacts; closedDays: StoredDay[] }

/**
 * Returns the company facts, the closed days, and the version that an edit must send back. Facts that were never changed have their
 * defaults.
 */
export async function readEditedCompany({ db, now }: { db: Db; now: () => number }): Promise<EditedCompany> {
  const { edit_version: version } = await db.selectFrom('company').select('edit_version').executeTakeFirstOrThrow()
  const { facts, closedDays } = await readStoredCompany(db, now())
  return { version, facts: { ...factsOfCompany(companyDefaults), ...facts }, closedDays }
}

/**
 * Changes company facts. Returns the new facts and the id of the action. Throws `invalid` with a reason per wrong fact, and `conflict` if
 * the facts have changed since `version`.
 */
export async function changeCompany(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  { version, changed }: { version: number; changed: Partial<CompanyFacts> },
): Promise<{ company: EditedCompany; actionId: string }> {
  const action = { name: 'shop.change-company', subject: { kind: 'shop', id: 'company' } } as const
  const { result: company, actionId } = await runAction(ctx, actor, action, async (tx) => {
    // serializes concurrent edits: the second one waits here and then sees the new version
    await tx.selectFrom('company').select('id').forUpdate().execute()
    const before = await readEditedCompany({ db: tx, now: ctx.now })
    if (before.version !== version) {
      const details = { current: before.facts, version: before.version }
      throw await createEditConflict(tx, { tables: ['company_fact'] }, 'company-edited-meanwhile', details)
    }
    await writeFacts(tx, before.facts, changed)
    return readEditedCompany({ db: tx, now: ctx.now })
  })
  return { company, actionId }
}

async function writeFacts(tx: Tx, before: CompanyFacts, changed: Partial<CompanyFacts>): Promise<void> {
  const names = companyFactNames.filter((name) => changed[name] !== undefined && changed[name] !== before[name])
  const after = { ...before, ...recordOf(names.map((name) => [name, changed[name] ?? ''] as const)) }
  assertCompany(after)
  if (!names.length) return
  await tx
    .insertInto('company_fact')
    .values(names.map((name) => ({ name, value: after[name] })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`excluded.value` }))
    .execute()
}

function assertCompany(facts: CompanyFacts): void {
  const problems = companyProblems(facts)
  const wrong = companyFactNames.flatMap((name: CompanyFact) => {
    const problem = problems[name]
    return problem ? [[name, `company-${problem}`] as const] : []
  })
  if (wrong.length) throw new CodedError('invalid', { fields: Object.fromEntries(wrong) })
}
