import { sql } from 'kysely'
import type { DuplicateReason } from '#contract/rules/staff/person-enums.ts'
import type { Tx } from '#server/db/database.ts'
import { phoneSpellings } from '#server/domain/people/trace-patterns.ts'
import type { Records, Traces } from '#server/domain/people/traces.ts'

type Contacts = Pick<Traces, 'ids' | 'phones' | 'emails' | 'telegrams'>

/** Another record that may belong to the same person. */
export type LikelyDuplicate = { id: number; name: string; city: string; reasons: DuplicateReason[] }

const shownMax = 10

const sharesContact = ({ phones, emails, telegrams }: Contacts) => sql<boolean>`(
  h.kind = 'phone' and h.value = any(${phones.flatMap(phoneSpellings)}) or h.kind = 'email' and h.value = any(${emails})
    or h.kind = 'telegram' and h.value = any(${telegrams}))`

/** Returns the records of other people who share a phone, an email or a chat with the person. */
export async function readOthers(tx: Tx, contacts: Contacts): Promise<Records> {
  const { rows } = await sql<Records>`
    with cards as (
      select distinct p.id from person_handle h join person p on p.id = h.person_id
      where p.id <> all(${contacts.ids}) and p.erased_at is null and ${sharesContact(contacts)}
    )
    select array(select id from cards) as ids, array(select id from thread where person_id in (select id from cards)) as threads,
      array(select id::text from shop_order where person_id in (select id from cards)) as orders,
      array(select id from buyback where person_id in (select id from cards)) as buybacks`.execute(tx)
  return rows[0] ?? { ids: [], threads: [], orders: [], buybacks: [] }
}

/** Returns people with the same contact or full name, except those marked as different people. */
export async function readLikelyDuplicates(tx: Tx, traces: Contacts & Pick<Traces, 'names'>): Promise<LikelyDuplicate[]> {
  const { ids, names } = traces
  const { rows } = await sql<LikelyDuplicate>`
    select p.id, p.name, p.city, array_agg(distinct found.reason) as reasons
    from (
      select h.person_id as id, h.kind as reason from person_handle h where ${sharesContact(traces)}
      union
      select id, 'name' from person where lower(name) = any(${names.map((name) => name.toLowerCase())})
    ) found join person p on p.id = found.id
    where p.id <> all(${ids}) and p.merged_into is null and p.erased_at is null and not exists (
      select from person_doubt d where d.state = 'different'
        and (d.person_id = p.id and d.other_id = any(${ids}) or d.other_id = p.id and d.person_id = any(${ids})))
    group by p.id order by p.last_at desc, p.id limit ${shownMax}`.execute(tx)
  return rows
}
