import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** Everything by which somebody could be found again, and the records that are theirs alone. */
export type Traces = {
  ids: number[]
  accounts: string[]
  phones: string[]
  emails: string[]
  /** Chats of Telegram. */
  telegrams: string[]
  /** Full names: one word alone could be anybody's. */
  names: string[]
  threads: number[]
  orders: string[]
  buybacks: number[]
  photoTokens: string[]
}

/** What is known of a person, of the cards that were put into theirs as well. */
export async function readTraces(tx: Tx, id: number): Promise<Traces> {
  const { rows } = await sql<Traces>`
    with recursive cards as (
      select id, name from person where id = ${id}
      union all
      select p.id, p.name from person p join cards on p.merged_into = cards.id
    ), handles as (select kind, value from person_handle where person_id in (select id from cards)),
    accounts as (select c.* from customer c where c.id::text in (select value from handles where kind = 'account')),
    threads as (select * from thread where person_id in (select id from cards)),
    orders as (select * from shop_order where person_id in (select id from cards))
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
        select name from cards union select name from threads union select trim(first_name || ' ' || last_name) from orders
        union select trim(first_name || ' ' || last_name) from accounts
      ) names where name like '% %') as names,
      array(select id from threads) as threads, array(select id::text from orders) as orders,
      array(select id from buyback where person_id in (select id from cards)) as buybacks,
      array(select token from enquiry_photo where enquiry_id in (select enquiry_id from threads)
        or thread_id in (select id from threads)
        or message_id in (select id from thread_message where thread_id in (select id from threads))) as "photoTokens"`.execute(tx)
  const traces = rows[0]
  if (!traces) throw new Error('A query of arrays has one row')
  return { ...traces, phones: traces.phones.filter((phone) => !/^0*$/.test(phone)) }
}

/** A regular expression that finds a phone, however it is written, an email or a full name in any text; one that finds nothing without them. */
export function tracePattern({ phones, emails, names }: Pick<Traces, 'phones' | 'emails' | 'names'>): string {
  const patterns = [
    ...phones.map(phonePattern),
    ...emails.map(escapePattern),
    ...names.map((name) => name.trim().split(/\s+/).map(escapePattern).join('( |[+]|%20)+')),
  ]
  return patterns.length ? patterns.join('|') : '$^'
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The last nine digits make a number: before them stands the code of the country, the local 8 or 0, or nothing. */
function phonePattern(phone: string): string {
  const [before, own] = [phone.slice(0, -9), phone.slice(-9)]
  const separator = '[ ().-]*'
  const start = before && '([+]?[0-9][0-9 ().-]{0,7})?'
  return start + own.split('').join(separator)
}
