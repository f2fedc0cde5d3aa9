import { type RawBuilder, sql } from 'kysely'
import { internationalPhone } from '#contract/rules/phone.ts'
import type { Tx } from '#server/db/database.ts'
import { readHeldFor } from '#server/domain/people/read-held-for.ts'
import { readOthers } from '#server/domain/people/read-others.ts'
import type { Traces } from '#server/domain/people/traces.ts'
import { transliterate } from '#server/domain/search/transliterate.ts'

type Own = Omit<Traces, 'ownNames' | 'holds' | 'pieces' | 'promos' | 'others'>

/** Common table expressions: the person's card and the cards merged into it, with their contacts (`handles`), accounts and names. */
const cardsOf = (id: number) => sql`
  cards as (
    select id, name from person where id = ${id}
    union all
    select p.id, p.name from person p join cards on p.merged_into = cards.id
  ), handles as (select kind, value from person_handle where person_id in (select id from cards)),
  accounts as (select c.* from customer c where c.id::text in (select value from handles where kind = 'account')),
  own_names as (
    select name from (select name from cards union select trim(first_name || ' ' || last_name) from accounts) names where trim(name) <> ''
  )`

/**
 * SQL condition: an order or thread names the person, not a friend on whose behalf the person ordered or wrote. Its name is empty or agrees
 * with a name of the person, or its phone (without a phone, its email) is a contact of the person. Unlike in the SQL function `person_of`,
 * a card without a name does not agree with every name, because the staff may have removed its name after an order for a friend.
 */
const isOwn = (agreeing: readonly string[], name: RawBuilder<unknown>, contact: RawBuilder<unknown>) => sql<boolean>`(trim(${name}) = ''
  or ${name} = any(${[...agreeing]}::text[]) or ${contact} in (select value from handles where kind in ('phone', 'email')))`

const orderName = sql`(o.first_name || ' ' || o.last_name)`
const isOwnOrder = (agreeing: readonly string[]) => isOwn(agreeing, orderName, sql`coalesce(fold_phone(o.phone), lower(o.email))`)
const isOwnThread = (agreeing: readonly string[]) =>
  isOwn(agreeing, sql`t.name`, sql`coalesce(fold_phone(t.phone), case when t.status <> 'automatic' then t.email_key end)`)

/** Returns the names in the person's orders and threads that share a word with a name of the person, in either alphabet. */
async function readAgreeingNames(tx: Tx, id: number): Promise<string[]> {
  const { rows } = await sql<{ own: string[]; recorded: string[] }>`
    with recursive ${cardsOf(id)}
    select array(select name from own_names) as own, array(
      select ${orderName} from shop_order o where person_id in (select id from cards)
      union select name from thread where person_id in (select id from cards)
        or (status = 'automatic' and person_id is null and email_key in (select value from handles where kind = 'email'))
    ) as recorded`.execute(tx)
  const [{ own, recorded } = { own: [], recorded: [] }] = rows
  const words = new Set(own.flatMap(latinWords))
  return recorded.filter((name) => latinWords(name).some((word) => words.has(word)))
}

const latinWords = (name: string) => name.toLowerCase().split(/\s+/).filter(Boolean).map(transliterate)

/**
 * Reads all data about a person, including the data of cards merged into the person's card. Leaves out the contacts and names of friends
 * for whom the person ordered or wrote.
 */
export async function readTraces(tx: Tx, id: number): Promise<Traces> {
  const agreeing = await readAgreeingNames(tx, id)
  const { rows } = await sql<Own>`
    with recursive ${cardsOf(id)}, threads as (
      select * from thread where person_id in (select id from cards)
      -- automatic emails stored without a person, because their sender had no card yet
      union all select t.* from thread t
        where t.status = 'automatic' and t.person_id is null and t.email_key <> '' and t.email_key in (select value from handles where kind = 'email')
        and not exists (select from person_handle h where h.kind = 'email' and h.value = t.email_key and h.person_id not in (select id from cards))
    ),
    orders as (select * from shop_order where person_id in (select id from cards)),
    own_orders as (select o.* from orders o where ${isOwnOrder(agreeing)}),
    own_threads as (select t.* from threads t where ${isOwnThread(agreeing)}),
    known_names as (
      select trim(first_name || ' ' || last_name) as name from own_orders union select trim(first_name || ' ' || last_name) from accounts
      union select consignor_name from piece_private where consignor_person_id in (select id from cards)
      -- the name of a card counts only if the staff entered it, because a form can also name a new card
      union select p.name from cards p join audit_change c on c.table_name = 'person' and c.row_id = p.id::text
        join audit_entry e on e.id = c.entry_id and e.action = 'person.edit'
        join audit_personal a on a.change_id = c.id and a.after ->> 'name' = p.name
    )
    select array(select id from cards) as ids, array(select id::text from accounts) as accounts,
      array(select value from handles where kind = 'phone' union select regexp_replace(phone, '[^0-9]', '', 'g') from own_orders
        union select phone_key from own_threads where phone_key <> '' union select phone from accounts where phone is not null
        union select pending_phone from accounts where pending_phone is not null) as phones,
      array(select value from handles where kind = 'email' union select lower(email) from own_orders where email <> ''
        union select email_key from own_threads where email_key <> '' union select lower(email) from accounts where coalesce(email, '') <> ''
        union select verified_email from accounts where verified_email is not null) as emails,
      array(select value from handles where kind = 'telegram'
        union select telegram_id::text from accounts where telegram_id is not null) as telegrams,
      array(select name from (
        select name from cards union select name from own_threads union select name from known_names
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
 * Returns the person's names that nobody else has. A name belongs to somebody else if it occurs in another person's card, thread, order or
 * account, among the staff, or in a hold or consignment with another person's contact. A name that is not in `knownNames` also belongs to
 * somebody else if a supplier, or a consignor without a card, has it.
 */
async function readOwnNames(tx: Tx, { ids, accounts, threads, names, knownNames }: Own, holds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with name_spellings as (
      select name, lower(name) as small from unnest(${names}::text[]) name
      union
      select name, (select string_agg(word, ' ' order by at desc) from regexp_split_to_table(lower(trim(name)), '\s+') with ordinality w (word, at))
        from unnest(${names}::text[]) name
    ), names_of_others as (
      select lower(name) as small from person where id <> all(${ids}) and erased_at is null
      union all select lower(name) from thread where (person_id is null or person_id <> all(${ids})) and id <> all(${threads})
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
