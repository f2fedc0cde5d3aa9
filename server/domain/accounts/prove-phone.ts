import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { ProofPurpose, TelegramUser } from '#server/db/tables/accounts.ts'
import { lockRecipient } from '#server/domain/accounts/code-proofs.ts'
import { endOtherSessions } from '#server/domain/accounts/end-other-sessions.ts'
import { consumeProof } from '#server/domain/accounts/telegram-proof.ts'

export type ProvedPhone = { phone: string; language: Language; at: number }

/** Performs the action for which a phone number was verified, and deletes all pending codes for that number. Returns the customer's id. */
export async function provePhone(tx: Tx, proved: ProvedPhone, purpose: ProofPurpose): Promise<string> {
  await lockRecipient(tx, proved.phone)
  await tx.deleteFrom('phone_proof').where('phone', '=', proved.phone).execute()
  switch (purpose.kind) {
    case 'sign-in':
      return findOrCreateCustomer(tx, proved)
    case 'register':
      return replacePassword(tx, proved, purpose.passwordHash)
    case 'telegram':
      return registerTelegram(tx, proved, purpose)
    case 'add-phone':
      return addPhone(tx, proved, purpose.customerId)
  }
}

/** Returns the customer with this phone, or creates one. Uses an upsert, because a concurrent manual order may create the same customer. */
async function findOrCreateCustomer(tx: Tx, { phone, language, at }: ProvedPhone): Promise<string> {
  const { id } = await tx
    .insertInto('customer')
    .values({ phone, language, created_at: new Date(at) })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ phone }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function replacePassword(tx: Tx, proved: ProvedPhone, passwordHash: string): Promise<string> {
  const customerId = await findOrCreateCustomer(tx, proved)
  await tx.updateTable('customer').set({ password_hash: passwordHash }).where('id', '=', customerId).execute()
  await endOtherSessions(tx, { customerId }, proved.at)
  return customerId
}

async function registerTelegram(
  tx: Tx,
  proved: ProvedPhone,
  { user, passwordHash }: Extract<ProofPurpose, { kind: 'telegram' }>,
): Promise<string> {
  await consumeProof(tx, user.proof, proved.at)
  const other = await tx.selectFrom('customer').select('phone').where('telegram_id', '=', user.id).executeTakeFirst()
  if (other && other.phone !== proved.phone) throw new CodedError('conflict', { reason: 'telegram-taken' })
  const customerId = await replacePassword(tx, proved, passwordHash)
  await linkTelegram(tx, customerId, user)
  return customerId
}

/** Links a Telegram account to a customer. Does not overwrite the customer's first and last name. */
export async function linkTelegram(tx: Tx, customerId: string, user: TelegramUser): Promise<void> {
  const update = tx
    .updateTable('customer')
    .set((row) => ({
      telegram_id: user.id,
      username: user.username,
      first_name: row.case().when('first_name', '=', '').then(user.firstName).else(row.ref('first_name')).end(),
      last_name: row.case().when('last_name', '=', '').then(user.lastName).else(row.ref('last_name')).end(),
    }))
    .where('id', '=', customerId)
  await update.execute().catch((error: unknown) => {
    throw isUniqueViolation(error) ? new CodedError('conflict', { reason: 'telegram-taken' }) : error
  })
}

const isUniqueViolation = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

async function addPhone(tx: Tx, { phone }: ProvedPhone, customerId: string): Promise<string> {
  const owner = await tx.selectFrom('customer').select('id').where('phone', '=', phone).executeTakeFirst()
  if (owner && owner.id !== customerId) throw new CodedError('conflict', { reason: 'phone-taken', fields: { phone: 'phone-taken' } })
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({ phone, pending_phone: null })
    .where('id', '=', customerId)
    .where((row) => row.or([row('phone', 'is', null), row('phone', '=', phone)]))
    .executeTakeFirstOrThrow()
  if (!Number(numUpdatedRows)) throw new CodedError('conflict')
  return customerId
}
