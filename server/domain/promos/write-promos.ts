import { sql } from 'kysely'
import type { ChangePromo, NewPromo, PromoTermsOfStaff } from '#contract/staff/promos.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { updateVersioned } from '#server/domain/audit/update-versioned.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>
type Written = { id: number; actionId: string }

/** Adds a promo code. Throws `invalid` if a code with a similar spelling exists. */
export async function addPromo(ctx: Ctx, staff: StaffActor, { code, ...terms }: NewPromo): Promise<Written> {
  const subject = { kind: 'promo', id: '*', label: code } as const
  const { result, actionId } = await runAction(ctx, staff, { name: 'promo.add', subject }, async (tx) => {
    const { rows } = await sql`select from promo where code_key = fold_promo_code(${code}) and code_key <> ''`.execute(tx)
    if (rows.length) throw codeIsKnown()
    const addedPromo = await tx
      .insertInto('promo')
      .values({ code, ...promoColumns(terms) })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!addedPromo) throw codeIsKnown()
    return addedPromo.id
  })
  return { id: result, actionId }
}

const codeIsKnown = () => new CodedError('invalid', { reason: 'promo-code-known', fields: { code: 'promo-code-known' } })

/** Maps the fields of the API to columns. The values are already in cents, although the fields end in `_usd`. */
export function promoColumns({ goods_min_usd: least, discount_max_usd: most, ...terms }: PromoTermsOfStaff) {
  return { ...terms, goods_min_cents: least, discount_max_cents: most }
}

/** Changes the terms of a promo code; the code itself cannot be changed. Throws `conflict` if the promo code was edited since `version`. */
export async function changePromo(ctx: Ctx, staff: StaffActor, id: number, { version, ...terms }: ChangePromo): Promise<Written> {
  const subject = { kind: 'promo', id: String(id), label: await findCode(ctx, id) } as const
  const { actionId } = await runAction(ctx, staff, { name: 'promo.change', subject }, async (tx) => {
    await assertUsesFit(tx, id, terms)
    await updateVersioned(tx, { table: 'promo', id, version, subject }, promoColumns(terms), () =>
      tx.selectFrom('promo').selectAll().where('id', '=', id).executeTakeFirst(),
    )
  })
  return { id, actionId }
}

/** Deletes a promo code. Throws `conflict` if an order has used it. */
export async function deletePromo(ctx: Ctx, staff: StaffActor, id: number): Promise<string> {
  const code = await findCode(ctx, id)
  const subject = { kind: 'promo', id: String(id), label: code } as const
  const { actionId } = await runAction(ctx, staff, { name: 'promo.delete', subject }, async (tx) => {
    await tx.selectFrom('promo').select('id').where('id', '=', id).forUpdate().execute()
    const orderWithCode = await tx.selectFrom('shop_order').select('id').where('promo_code', '=', code).limit(1).executeTakeFirst()
    if (orderWithCode) throw new CodedError('conflict', { reason: 'promo-was-used' })
    await tx.deleteFrom('promo').where('id', '=', id).execute()
  })
  return actionId
}

async function findCode({ db }: Ctx, id: number): Promise<string> {
  const promo = await db.selectFrom('promo').select('code').where('id', '=', id).executeTakeFirst()
  if (!promo) throw new CodedError('not-found')
  return promo.code
}

/** Throws `invalid` if the new limit is below the number of uses. Locks the promo code, so that no concurrent order uses it. */
async function assertUsesFit(tx: Tx, id: number, { uses_max: max }: PromoTermsOfStaff): Promise<void> {
  const promo = await tx.selectFrom('promo').select('used_count').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!promo || max === null || max >= promo.used_count) return
  const reason = 'promo-used-more'
  throw new CodedError('invalid', { reason, fields: { uses_max: reason }, values: { count: promo.used_count } })
}
