import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { isNamedConsignor, phoneSpellings, says, tracePatterns } from '#server/domain/people/trace-patterns.ts'
import type { Traces } from '#server/domain/people/traces.ts'

/** Deletes threads with their photographs, visits and notes. Releases the holds of their visits and quotes. */
export async function eraseThreads(tx: Tx, { threads }: Traces, at: Date): Promise<void> {
  await sql`update piece_hold set ended_at = ${at}, ended_how = 'released' where ended_at is null and id in (
    select vp.hold_id from visit_piece vp join visit v on v.id = vp.visit_id join thread t on t.enquiry_id = v.enquiry_id
    where t.id = any(${threads})
    union
    select l.hold_id from quote_line l join quote q on q.id = l.quote_id where q.thread_id = any(${threads}))`.execute(tx)
  await sql`delete from live_album where thread_id = any(${threads})`.execute(tx)
  await sql`delete from enquiry where id in (select enquiry_id from thread where id = any(${threads}))`.execute(tx)
  await sql`delete from thread where id = any(${threads})`.execute(tx)
}

/** Anonymizes buybacks that were paid or became a piece, because the law requires these records. Deletes all other buybacks. */
export async function eraseBuybacks(tx: Tx, { buybacks }: Traces): Promise<void> {
  await sql`
    update piece_private set acquired_from = ''
    where piece_id in (select piece_id from buyback where id = any(${buybacks})) and acquired_from <> ''`.execute(tx)
  await sql`delete from buyback where id = any(${buybacks}) and paid_at is null and piece_id is null`.execute(tx)
  await sql`update buyback set brought_by = '', payout_reference = '', edit_version = edit_version + 1 where id = any(${buybacks})`.execute(
    tx,
  )
  await sql`update buyback_step set note = '' where buyback_id = any(${buybacks}) and note <> ''`.execute(tx)
}

/** Anonymizes orders. Their pieces, money and documents stay. */
export async function eraseOrders(tx: Tx, { orders }: Traces): Promise<void> {
  await sql`
    delete from job where kind = 'send-document' and payload ->> 'document' in (select number from document where order_id::text = any(${orders}))`.execute(
    tx,
  )
  await sql`
    update shop_order set first_name = '', last_name = '', phone = '0000000', email = '', state = null, address_line2 = null, comment = null,
      address_city = case when address_city is not null then '' end, postal_code = case when postal_code is not null then '' end,
      address_line1 = case when address_line1 is not null then '' end, tracking_number = null, cancel_reason = null,
      submit_key = null, submit_digest = null, edit_version = edit_version + 1
    where id::text = any(${orders})`.execute(tx)
  await sql`delete from order_note where order_id::text = any(${orders})`.execute(tx)
  await sql`update order_payment set reference = null where order_id::text = any(${orders}) and reference is not null`.execute(tx)
  await sql`update order_return set reason = '—', inspection = case when inspection is not null then '—' end where order_id::text = any(${orders})`.execute(
    tx,
  )
  await sql`update order_email set text = null, recipient = null, subject = null, failure = null where order_id::text = any(${orders})`.execute(
    tx,
  )
  await sql`update order_event set reason = null where order_id::text = any(${orders}) and reason is not null`.execute(tx)
  const nobody = JSON.stringify({ buyer: { name: '', phone: '', email: '' }, destination: { ru: '', en: '' }, shipment: null })
  await sql`update document set body = body || ${nobody}::jsonb where order_id::text = any(${orders})`.execute(tx)
}

/** Deletes accounts with all related rows. An account with orders stays as an empty row. */
export async function eraseAccounts(tx: Tx, { accounts, phones, emails }: Traces): Promise<void> {
  await sql`delete from customer c where id::text = any(${accounts}) and not exists (select from shop_order o where o.customer_id = c.id)`.execute(
    tx,
  )
  for (const table of ['session', 'cart', 'favorite', 'comparison_entry', 'address', 'saved_search', 'favorite_alerts'])
    await sql`delete from ${sql.table(table)} where customer_id::text = any(${accounts})`.execute(tx)
  await sql`
    update customer set phone = null, pending_phone = null, email = null, verified_email = null, first_name = '', last_name = '',
      username = null, telegram_id = null, google_id = null, password_hash = null
    where id::text = any(${accounts})`.execute(tx)
  await sql`delete from phone_proof where phone = any(${phones.flatMap(phoneSpellings)})`.execute(tx)
  await sql`delete from email_proof where lower(email) = any(${emails})`.execute(tx)
}

/** Erases a person from holds, private values of pieces, queued jobs and rate limits. */
export async function eraseElsewhere(tx: Tx, traces: Traces, at: Date): Promise<void> {
  const { ids, holds, telegrams, ownNames, pieces } = traces
  const { contacts, sure, full } = tracePatterns(traces)
  const small = ownNames.map((name) => name.toLowerCase())
  await sql`update piece_hold set ended_at = ${at}, ended_how = 'released' where ended_at is null and id::text = any(${holds})`.execute(tx)
  // a hold without a contact can be matched only by name
  await sql`
    update piece_hold set name = '—', contact = '' where id::text = any(${holds}) or (contact = '' and lower(name) = any(${small}))`.execute(
    tx,
  )
  await sql`
    update piece_private set consignor_contact = '', consignor_name = case when consignor_name <> '' then '—' else '' end
    where consignor_person_id = any(${ids}) or ${isNamedConsignor(sql`piece_private`, traces)}`.execute(tx)
  for (const column of ['sold_to', 'acquired_from'].map((name) => sql.ref(name)))
    await sql`
      update piece_private set ${column} = ''
      where ${column} <> '' and (${says(column, sure)} or (piece_id = any(${pieces}) and ${says(column, full)}))`.execute(tx)
  await sql`
    delete from job where every_s is null and (
      ${says(sql`payload::text`, sure)} or ${says(sql`last_error`, sure)} or payload->>'chat' = any(${telegrams}))`.execute(tx)
  await sql`delete from attempt where ${says(sql`key`, contacts)}`.execute(tx)
}

/** Empties a person's record and the records merged into it. The rows stay, because orders refer to them. */
export async function eraseCards(tx: Tx, { ids }: Traces, at: Date): Promise<void> {
  await sql`delete from person_note where person_id = any(${ids})`.execute(tx)
  await sql`delete from piece_telling where person_id = any(${ids})`.execute(tx)
  await sql`delete from alert_message where person_id = any(${ids})`.execute(tx)
  await sql`delete from person_handle where person_id = any(${ids})`.execute(tx)
  await sql`delete from person_doubt where person_id = any(${ids}) or other_id = any(${ids})`.execute(tx)
  await sql`update person set introduced_by = null where introduced_by = any(${ids})`.execute(tx)
  await sql`
    update person set name = '', city = '', is_vip = false, sizes = '{}', tags = '{}', introduced_by = null, blocked_at = null, blocked_reason = null, erased_at = ${at},
      edit_version = edit_version + 1
    where id = any(${ids})`.execute(tx)
}
