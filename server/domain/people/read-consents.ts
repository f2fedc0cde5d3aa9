import { type RawBuilder, sql } from 'kysely'
import type { ConsentForm } from '#contract/rules/staff/person-enums.ts'
import type { Db } from '#server/db/database.ts'

/**
 * A consent that a form asked for. `is_given`: whether the person gave it. `policy_version` and `terms_version`: the versions of the two
 * pages at that time; null if the person did not consent to the page.
 */
export type ConsentRow = {
  form: ConsentForm
  at: Date
  is_given: boolean
  thread_id: number | null
  order_id: string | null
  policy_version: number | null
  terms_version: number | null
}

/**
 * SQL: the version of a page that was published at a time. Version 1 is the default text, which is stored only when the owner first
 * replaces it.
 */
const versionAt = (page: 'privacy-policy' | 'terms', at: RawBuilder<unknown>) => sql`coalesce((
  select max(number) from page_text_version v where v.page = ${sql.lit(page)} and v.shown_from <= ${at}), 1)`

type Whose = { threads: RawBuilder<unknown>; orders: RawBuilder<unknown>; accounts: RawBuilder<unknown> }

/**
 * Selects consents, newest first: from forms, from orders placed by the person, and from saved searches. `threads`, `orders` and `accounts`
 * are conditions on `thread t`, `shop_order o` and `saved_search s`.
 */
export const consentsQuery = ({ threads, orders, accounts }: Whose) => sql<ConsentRow>`
  select form, at, is_given, thread_id, order_id, case when is_given and form <> 'saved-search' then ${versionAt('privacy-policy', sql`at`)} end as policy_version,
    case when form = 'order' then ${versionAt('terms', sql`at`)} end as terms_version
  from (
    select t.kind as form, e.created_at as at, coalesce(e.fields ->> 'consent' in ('true', 'yes'), false) as is_given, t.id as thread_id,
      null::text as order_id from thread t join enquiry e on e.id = t.enquiry_id where ${threads}
    union all
    select 'order', o.created_at, true, null, o.id::text from shop_order o where o.placed_by is null and ${orders}
    union all
    select 'saved-search', s.created_at, s.paused_at is null, null, null from saved_search s where ${accounts}
  ) given order by at desc limit 500`

/** Returns the consents of a person. */
export async function readConsents(db: Db, id: number): Promise<ConsentRow[]> {
  const { rows } = await consentsQuery({
    threads: sql`t.person_id = ${id}`,
    orders: sql`o.person_id = ${id}`,
    accounts: sql`s.customer_id in (select value::uuid from person_handle where person_id = ${id} and kind = 'account')`,
  }).execute(db)
  return rows
}
