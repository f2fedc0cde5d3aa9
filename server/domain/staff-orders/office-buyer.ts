import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { internationalPhone } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { firstHandle } from '#server/domain/people/list-people.ts'

type Newcomer = { phone: string; first_name: string; last_name: string; language: Language }
type Asked = Newcomer & { person_id?: number | undefined }
/**
 * The customer of a sale, with the name and phone for the order. `personId` is the person record that the staff chose; null if they chose
 * none.
 */
export type OfficeBuyer = { customerId: string; personId: number | null; first_name: string; last_name: string; phone: string }

/**
 * Returns the customer with this phone, or creates one. The phone of a new customer is not verified. Whoever verifies it later gets the
 * account.
 */
export async function customerOfPhone(tx: Tx, { phone, first_name, last_name, language }: Newcomer, at: Date): Promise<string> {
  const digits = internationalPhone(phone)
  await tx
    .insertInto('customer')
    .values({ phone: digits, first_name, last_name, language, created_at: at })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute()
  // serializes concurrent submits for one person
  const { id } = await tx.selectFrom('customer').select('id').where('phone', '=', digits).forUpdate().executeTakeFirstOrThrow()
  return id
}

/**
 * Finds the customer of a sale in the office: the customer of the chosen person record, otherwise the customer with the phone, otherwise a
 * new customer. A missing name is taken from the person record, otherwise from the customer with the phone. A missing phone is taken from
 * the person record. Throws `invalid` if there is no name, because the documents of the order need one. Does not use the email of the
 * person record, because nobody has verified it.
 */
export async function findOfficeBuyer(tx: Tx, asked: Asked, at: Date): Promise<OfficeBuyer> {
  const { person_id: personId = null, language } = asked
  const card = personId === null ? null : await readCard(tx, personId)
  const phone = asked.phone || (card?.phone ? `+${card.phone}` : '')
  const typed = { first_name: asked.first_name, last_name: asked.last_name }
  const name = hasName(typed) ? typed : (nameOfCard(card?.name ?? '') ?? (await nameOfPhone(tx, phone)))
  if (!name) {
    const reason = 'buyer-name-needed'
    throw new CodedError('invalid', { reason, fields: { first_name: reason } })
  }
  const newcomer = { phone, ...name, language }
  if (card) return { customerId: card.account ?? (await addAccountOfCard(tx, card.id, newcomer, at)), personId, phone, ...name }
  const customerId = phone ? await customerOfPhone(tx, newcomer, at) : await addCustomer(tx, newcomer, at)
  return { customerId, personId, phone, ...name }
}

type Name = Pick<Newcomer, 'first_name' | 'last_name'>

const hasName = ({ first_name, last_name }: Name) => (first_name + last_name).trim() !== ''

function nameOfCard(text: string): Name | null {
  const [first = '', ...rest] = text.trim().split(/\s+/)
  return first ? { first_name: first, last_name: rest.join(' ') } : null
}

async function nameOfPhone(tx: Tx, phone: string): Promise<Name | null> {
  if (!phone) return null
  const digits = internationalPhone(phone)
  const known = await tx.selectFrom('customer').select(['first_name', 'last_name']).where('phone', '=', digits).executeTakeFirst()
  return known && hasName(known) ? known : null
}

type Card = { id: number; name: string; phone: string | null; account: string | null }

/** Reads a person record with its newest account and its main phone. Throws for a record that was merged, erased or blocked. */
async function readCard(tx: Tx, id: number): Promise<Card> {
  const { rows } = await sql<Card & { isBlocked: boolean }>`
    select p.id, p.name, p.blocked_at is not null as "isBlocked",
      ${firstHandle('phone')},
      (select value from person_handle h where h.person_id = p.id and h.kind = 'account' order by h.id desc limit 1) as account
    from person p where p.id = ${id} and p.merged_into is null and p.erased_at is null`.execute(tx)
  const [card] = rows
  if (!card) throw new CodedError('not-found')
  if (card.isBlocked) throw new CodedError('conflict', { reason: 'person-blocked' })
  return card
}

/**
 * Returns the customer with the phone, unless that customer belongs to another person record. Otherwise creates a customer that belongs to
 * this record. Inserts the row of `person_handle` first, because a trigger would otherwise create another record for the customer.
 */
async function addAccountOfCard(tx: Tx, personId: number, newcomer: Newcomer, at: Date): Promise<string> {
  const digits = newcomer.phone ? internationalPhone(newcomer.phone) : null
  const known = digits && (await tx.selectFrom('customer').select('id').where('phone', '=', digits).executeTakeFirst())
  const holder =
    known &&
    (await tx
      .selectFrom('person_handle')
      .select('person_id')
      .where('kind', '=', 'account')
      .where('value', '=', known.id)
      .executeTakeFirst())
  if (known && (!holder || holder.person_id === personId)) return known.id
  const id = randomUUID()
  await tx.insertInto('person_handle').values({ person_id: personId, kind: 'account', value: id }).execute()
  // leaves out the phone if another account has it, because a phone identifies one account only
  return addCustomer(tx, { ...newcomer, ...(known ? { phone: '' } : {}), id }, at)
}

async function addCustomer(tx: Tx, { phone, id = randomUUID(), ...named }: Newcomer & { id?: string }, at: Date): Promise<string> {
  await tx
    .insertInto('customer')
    .values({ id, ...named, ...(phone ? { phone: internationalPhone(phone) } : {}), created_at: at })
    .execute()
  return id
}
