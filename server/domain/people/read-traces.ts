import { sql } from 'kysely'
import { internationalPhone } from '#contract/rules/phone.ts'
import type { Tx } from '#server/db/database.ts'
import { readHeldFor } from '#server/domain/people/read-held-for.ts'
import { readOthers } from '#server/domain/people/read-others.ts'
import type { Traces } from '#server/domain/people/traces.ts'

type Own = Omit<Traces, 'ownNames' | 'holds' | 'pieces' | 'promos' | 'others'>

/** Reads all data about a person, including that of cards merged into the person's card. */
export async function readTraces(tx: Tx, id: number): Promise<Traces> {
  const { rows } = await sql<Own>`
    with recursive cards as (
      select id, name from person where id = ${id}
      union all
      select p.id, p.name from person p join cards on p.merged_into = cards.id
    ), handles as (select kind, value from person_handle where person_id in (select id from cards)),
    accounts as (select c.* from customer c where c.id::text in (select value from handles where kind = 'account')),
    threads as (select * from thread where person_id in (select id from cards)),
    orders as (select * from shop_order where person_id in (select id from cards)),
    known_names as (
      select trim(first_name || ' ' || last_name) as name from orders union select trim(first_name || ' ' || last_name) from accounts
      union select consignor_name from piece_private where consignor_person_id in (select id from cards)
      -- a form names a new card, too
      union select p.name from cards p join audit_change c on c.table_name = 'person' and c.row_id = p.id::text
        join audit_entry e on e.id = c.entry_id and e.action = 'person.edit'
        join audit_personal a on a.change_id = c.id and a.after ->> 'name' = p.name
    )
    select array(select id from cards) as ids, array(select id::text from accounts) as accounts,
      array(select value from handles where kind = 'phone' union select regexp_replace(phone, '[^0-9]', '', 'g') from orders
        union select phone_key from threads where phone_key <> '' union select phone from accounts where phone is not null
        union select pending_phone from accounts where pending_phone is not null) as phones,
      array(select value from handles where kind = 'email' union select lower(email) from orders where email <> ''
        union select email_key from threads where email_key <> '' union select lower(email) from accounts where coalesce(email, '') <> ''
        union select verified_email from accounts where verified_email is not null) as emails,
      array(select value from handles where kind = 'telegram'
        union select telegram_id::text from accounts where telegram_id is not null) as telegrams,
      array(select name from (
        select name from cards union select name from threads union select name from known_names
      ) names where name like '% %') as names,
      array(select name from known_names where name like '% %') as "knownNames",
      array(select id from threads) as threads, array(select id::text from orders) as orders,
      array(select id from buyback where person_id in (select id from cards)) as buybacks,
      array(select token from enquiry_photo where enquiry_id in (select enquiry_id from threads)
        or thread_id in (select id from threads)
        or message_id in (select id from thread_message where thread_id in (select id from threads))) as "photoTokens"`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('A single-row query returned no row')
  const known = found.phones.filter((phone) => !/^0*$/.test(phone))
  const own = { ...found, phones: [...new Set([...known, ...known.map((phone) => internationalPhone(phone))])] }
  const holds = await readHeldFor(tx, own)
  return {
    ...own,
    holds,
    ownNames: await readOwnNames(tx, own, holds),
    ...(await readLinked(tx, own, holds)),
    others: await readOthers(tx, own),
  }
}

/**
 * Returns the names that no other card, conversation, order, account or staff member has, and no hold or consignor with a contact. A
 * consignor or supplier without a contact also has its name, unless the person has it from elsewhere than a form.
 */
async function readOwnNames(tx: Tx, { ids, accounts, names, knownNames }: Own, holds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with name_spellings as (
      select name, lower(name) as small from unnest(${names}::text[]) name
      union
      select name, (select string_agg(word, ' ' order by at desc) from regexp_split_to_table(lower(trim(name)), '\s+') with ordinality w (word, at))
        from unnest(${names}::text[]) name
    ), names_of_others as (
      select lower(name) as small from person where id <> all(${ids}) and erased_at is null
      union all select lower(name) from thread where person_id is null or person_id <> all(${ids})
      union all select lower(trim(first_name || ' ' || last_name)) from shop_order where person_id is null or person_id <> all(${ids})
      union all select lower(trim(first_name || ' ' || last_name)) from customer where id::text <> all(${accounts})
      union all select lower(name) from piece_hold where contact <> '' and id::text <> all(${[...holds]})
      union all select lower(consignor_name) from piece_private
        where (consignor_person_id is null and consignor_contact <> '') or consignor_person_id <> all(${ids})
      union all select lower(name) from staff
    ), names_of_suppliers as (
      select lower(trim(consignor_name)) as small from piece_private where consignor_person_id is null
      union all select lower(trim(name)) from import_supplier
    )
    select unnest(${names}::text[]) as name
    except select s.name from name_spellings s join names_of_others o on o.small = s.small
    except select s.name from name_spellings s join names_of_suppliers o on o.small = s.small where s.name <> all(${knownNames}::text[])`.execute(
    tx,
  )
  return rows.map(({ name }) => name)
}

async function readLinked(tx: Tx, { ids, orders, buybacks }: Own, holds: readonly string[]): Promise<Pick<Traces, 'pieces' | 'promos'>> {
  const { rows } = await sql<Pick<Traces, 'pieces' | 'promos'>>`
    select array(
        select piece_id from order_line where order_id::text = any(${orders}) and piece_id is not null
        union select piece_id from piece_hold where id::text = any(${[...holds]})
        union select piece_id from piece_private where consignor_person_id = any(${ids})
        union select piece_id from buyback where id = any(${buybacks}) and piece_id is not null) as pieces,
      array(select promo_id from promo_use where order_id::text = any(${orders})) as promos`.execute(tx)
  return rows[0] ?? { pieces: [], promos: [] }
}
