import { sql } from 'kysely'
import { hourMs } from '#contract/rules/durations.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Used in place of an account id to count refused sign-ins with an unknown email address or passkey. */
export const unknownAccount = 'unknown'

/** Counts a refused sign-in, per hour and per account id or `unknownAccount`. */
export async function countSignInRefusal(db: Db, now: number, account: string): Promise<void> {
  await sql`
    insert into staff_refusal as r (subject_id, hour, count) values (${account}, ${hourOf(now)}, 1)
    on conflict (hour, subject_id) do update set count = r.count + 1`.execute(db)
}

/** Writes the refusals of past hours to the audit log: one entry per account and hour, with the number of refusals. */
export async function recordRefusals({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const at = new Date(now())
  await transaction(db, async (tx) => {
    const over = await tx.deleteFrom('staff_refusal').where('hour', '<', hourOf(now())).returningAll().execute()
    for (const { subject_id: id, hour, count } of over.toSorted((a, b) => a.hour.getTime() - b.hour.getTime())) {
      const label = `× ${count} (${nameHour(hour)})`
      const action = { name: 'staff.sign-in-refusal', subject: { kind: 'staff', id, label } } as const
      await runActionIn(tx, { actor: { kind: 'shop' }, action, at }, async () => {})
    }
  })
}

const hourOf = (now: number) => new Date(now - (now % hourMs))

function nameHour(hour: Date): string {
  const [begin, end] = [hour, new Date(hour.getTime() + hourMs)].map((time) => time.toISOString())
  return `${begin?.slice(0, 16).replace('T', ' ')}–${end?.slice(11, 16)} UTC`
}
