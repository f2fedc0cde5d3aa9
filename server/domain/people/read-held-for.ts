import { sql } from 'kysely'
import { phoneKey } from '#contract/rules/phone.ts'
import type { Tx } from '#server/db/database.ts'
import { says, tracePatterns } from '#server/domain/people/trace-patterns.ts'
import type { Traces } from '#server/domain/people/traces.ts'

type Known = Pick<Traces, 'ids' | 'phones' | 'emails' | 'names'>
type Held = { id: string; contact: string; isFound: boolean }

const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'
const asciiDigits = '0123456789'.repeat(3)
/** The query preselects holds by this many last digits of a phone, because the country code may be written in several ways or left out. */
const tailLength = 7

/**
 * Returns the ids of holds whose contact is one of the person's phones or emails, however it is written. If another person has the same
 * contact, leaves out the holds in the name of that other person.
 */
export async function readHeldFor(tx: Tx, { ids, phones, emails, names }: Known): Promise<string[]> {
  const pattern = tracePatterns({ phones, emails, names: [], ownNames: [], knownNames: [] }).contacts
  const isSaid = says(sql`h.contact`, pattern)
  const tails = phones.map((phone) => phone.slice(-tailLength))
  const { rows } = await sql<Held>`
    select h.id::text as id, h.contact, ${isSaid} as "isFound" from piece_hold h
    where h.contact <> '' and (${isSaid}
        or right(regexp_replace(translate(h.contact, ${otherDigits}, ${asciiDigits}), '[^0-9]', '', 'g'), ${tailLength}) = any(${tails}))
      and (exists (select from unnest(${names}::text[]) own where names_agree(own, h.name)) or not exists (
        select from person_handle k join person p on p.id = k.person_id
        where (k.kind = 'phone' and k.value = any(${phones}) or k.kind = 'email' and k.value = any(${emails}))
          and p.id <> all(${ids}) and p.erased_at is null and p.name <> '' and names_agree(p.name, h.name)))`.execute(tx)
  return rows.filter(({ contact, isFound }) => isFound || phones.includes(phoneKey(contact))).map(({ id }) => id)
}
