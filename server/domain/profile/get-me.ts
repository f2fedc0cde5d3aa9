import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db, Tx } from '#server/db/database.ts'

/** A customer's own account. Does not contain the password, only whether one is set. */
export type MeRow = {
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  pending_phone: string | null
  username: string | null
  telegram_id: number | null
  has_google: boolean
  sign_in_email: string | null
  has_password: boolean
}

/** Reads a customer's own account. Throws `unauthenticated` if the account no longer exists. */
export async function getMe({ db }: { db: Db | Tx }, { customerId }: Customer): Promise<MeRow> {
  const me = await db
    .selectFrom('customer')
    .select(['first_name', 'last_name', 'email', 'phone', 'pending_phone', 'username', 'telegram_id', 'verified_email as sign_in_email'])
    .select((of) => [of('password_hash', 'is not', null).as('has_password'), of('google_id', 'is not', null).as('has_google')])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!me) throw new CodedError('unauthenticated', { reason: 'session-ended' })
  // the database returns the 64-bit `telegram_id` as text
  return {
    ...me,
    telegram_id: me.telegram_id === null ? null : Number(me.telegram_id),
    has_password: Boolean(me.has_password),
    has_google: Boolean(me.has_google),
  }
}
