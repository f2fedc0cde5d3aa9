import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { ProofPurpose, TelegramUser } from '#server/db/tables/accounts.ts'
import { endOtherSessions } from '#server/domain/accounts/end-other-sessions.ts'
import { spendProof } from '#server/domain/accounts/telegram-proof.ts'

export type Proved = { phone: string; language: Language; at: number }

/**
 * A person has proved that a phone is theirs: whatever others had begun with it is wiped (SEC-A7), and what they wanted it
 * for is done. Answers with whose account it is.
 */
export async function provePhone(tx: Tx, proved: Proved, purpose: ProofPurpose): Promise<string> {
  await lockPhone(tx, proved.phone)
  await tx.deleteFrom('phone_proof').where('phone', '=', proved.phone).execute()
  switch (purpose.kind) {
    case 'sign-in':
      return ownerOf(tx, proved)
    case 'register':
      return takePassword(tx, proved, purpose.passwordHash)
    case 'telegram':
      return takeTelegram(tx, proved, purpose)
    case 'add-phone':
      return addPhone(tx, proved, purpose.customerId)
  }
}

/** One proof of a phone at a time, until the transaction ends: each touches what all have begun with it. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 1))`.execute(tx)
}

/** The account of a phone, made when there is none; by one statement, for two proofs may come at once. */
async function ownerOf(tx: Tx, { phone, language, at }: Proved): Promise<string> {
  const { id } = await tx
    .insertInto('customer')
    .values({ phone, language, created_at: new Date(at) })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ phone }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Who registers with a phone that has an account has proved it: the password is replaced, and other devices are out. */
async function takePassword(tx: Tx, proved: Proved, passwordHash: string): Promise<string> {
  const customerId = await ownerOf(tx, proved)
  await tx.updateTable('customer').set({ password_hash: passwordHash }).where('id', '=', customerId).execute()
  await endOtherSessions(tx, { customerId }, proved.at)
  return customerId
}

async function takeTelegram(tx: Tx, proved: Proved, { user, passwordHash }: Extract<ProofPurpose, { kind: 'telegram' }>): Promise<string> {
  await spendProof(tx, user.proof, proved.at)
  const other = await tx.selectFrom('customer').select('phone').where('telegram_id', '=', user.id).executeTakeFirst()
  if (other && other.phone !== proved.phone) throw new CodedError('conflict', { reason: 'telegram-taken' })
  const customerId = await takePassword(tx, proved, passwordHash)
  await joinTelegram(tx, customerId, user)
  return customerId
}

/** Binds a messenger to an account; names that are there already stay. */
export async function joinTelegram(tx: Tx, customerId: string, user: TelegramUser): Promise<void> {
  const joined = tx
    .updateTable('customer')
    .set((row) => ({
      telegram_id: user.id,
      username: user.username,
      first_name: row.case().when('first_name', '=', '').then(user.firstName).else(row.ref('first_name')).end(),
      last_name: row.case().when('last_name', '=', '').then(user.lastName).else(row.ref('last_name')).end(),
    }))
    .where('id', '=', customerId)
  await joined.execute().catch((error: unknown) => {
    // two registrations of one messenger at once: the other was first
    throw isTaken(error) ? new CodedError('conflict', { reason: 'telegram-taken' }) : error
  })
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

async function addPhone(tx: Tx, { phone }: Proved, customerId: string): Promise<string> {
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
