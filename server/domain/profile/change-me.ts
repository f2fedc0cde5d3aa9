import type { MeChange } from '#contract/profile.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { getMe, type MeRow } from '#server/domain/profile/get-me.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Changes a customer's own name, email and phone. Only a customer who signed in by Telegram and has no phone may set a phone. The new phone
 * is pending until a code proves it, so that a form never reveals whether another account has the phone.
 */
export async function changeMe(ctx: ShopContext, customer: Customer, { phone, ...change }: MeChange): Promise<MeRow> {
  return transaction(ctx.db, async (tx) => {
    const pending = phone === undefined ? {} : await preparePendingPhone(tx, customer, phone)
    const changes = { ...change, ...pending }
    if (Object.keys(changes).length) await tx.updateTable('customer').set(changes).where('id', '=', customer.customerId).execute()
    return getMe({ db: tx }, customer)
  })
}

async function preparePendingPhone(tx: Tx, { customerId }: Customer, phone: string): Promise<{ pending_phone?: string }> {
  const known = await tx.selectFrom('customer').select(['phone', 'telegram_id']).where('id', '=', customerId).forUpdate().executeTakeFirst()
  // accepts an unchanged phone, because a form sends all its fields
  if (known?.phone === phone) return {}
  if (!known || known.phone !== null || known.telegram_id === null)
    throw new CodedError('invalid', { reason: 'phone-fixed', fields: { phone: 'phone-fixed' } })
  return { pending_phone: phone }
}
