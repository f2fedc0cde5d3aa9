import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { demoBannerTitles, demoVideoUrls } from '#server/db/seed/seed-content.ts'
import { demoPromoCodes } from '#server/db/seed/seed-promos.ts'
import { signRedactedAtEnd } from '#server/db/transaction.ts'
import type { Demo } from '#server/domain/empty-shop/find-demo.ts'
import { isProofOfMessage, withoutContent } from '#server/domain/jobs/message-kinds.ts'

const orderParts = [
  'document',
  'order_return',
  'order_payment',
  'order_note',
  'order_email',
  'order_event',
  'promo_use',
  'order_coin_quote',
  'order_line',
] as const

/** Deletes the records of the demo, dependent rows first. */
export async function removeDemoRows(tx: Tx, demo: Demo): Promise<void> {
  const { pieces, orders, threads, enquiries, buybacks, people, customers, soldPieces } = demo
  await sql`delete from quote where order_id::text = any(${orders}) or thread_id = any(${threads})`.execute(tx)
  for (const part of orderParts) await sql`delete from ${sql.table(part)} where order_id::text = any(${orders})`.execute(tx)
  await sql`delete from shop_order where id::text = any(${orders})`.execute(tx)
  await sql`delete from live_album where thread_id = any(${threads}) or piece_id = any(${pieces})`.execute(tx)
  await sql`delete from buyback where id = any(${buybacks})`.execute(tx)
  await sql`delete from enquiry where id = any(${enquiries})`.execute(tx)
  await sql`delete from thread where id = any(${threads})`.execute(tx)
  await sql`delete from customer where id::text = any(${customers})`.execute(tx)
  await sql`update person set merged_into = null where merged_into = any(${people})`.execute(tx)
  await sql`update piece_private set consignor_person_id = null where consignor_person_id = any(${people})`.execute(tx)
  await sql`delete from person where id = any(${people})`.execute(tx)
  await sql`update enquiry set piece_id = null where piece_id = any(${pieces})`.execute(tx)
  await sql`delete from certificate where piece_id = any(${pieces})`.execute(tx)
  await sql`delete from piece where id = any(${pieces})`.execute(tx)
  // keep the demo pieces that were sold together with a piece of the shop's own, because their order refers to them; hide them from the
  // archive
  await sql`update piece set origin = 'staff', in_archive = false where id = any(${soldPieces})`.execute(tx)
  await sql`delete from quote q where not exists (select from quote_line l where l.quote_id = q.id)`.execute(tx)
  await sql`delete from stock_take s where not exists (select from stock_take_line l where l.stock_take_id = s.id)`.execute(tx)
}

export const isDemoPromo = sql<boolean>`code = any(${[...demoPromoCodes]})`
export const isDemoVideo = sql<boolean>`video_url = any(${[...demoVideoUrls]})`
export const isDemoBanner = sql<boolean>`title_ru = any(${[...demoBannerTitles]})`

/**
 * Removes the demo's promo codes, videos and banners. With `withFaq`, also removes all FAQs. A promo code that a remaining order uses is
 * only deactivated.
 */
export async function removeDemoContent(tx: Tx, { withFaq }: { withFaq: boolean }): Promise<void> {
  await sql`update promo set is_active = false where ${isDemoPromo}`.execute(tx)
  await sql`delete from promo where ${isDemoPromo} and not exists (select from promo_use u where u.promo_id = promo.id)`.execute(tx)
  await sql`delete from video where ${isDemoVideo}`.execute(tx)
  await sql`delete from banner where ${isDemoBanner}`.execute(tx)
  if (withFaq) await sql`delete from faq`.execute(tx)
}

/**
 * Deletes all staff notices, daily statistics, rate-limit counters, sign-in codes and ids of inbound messages. Deletes all jobs except
 * recurring jobs and the pending jobs of records that stay. A finished or dead job that sent a message for an action stays without its
 * content, as evidence that the action cannot be undone.
 */
export async function removeTraces(tx: Tx): Promise<void> {
  for (const table of [
    'staff_notice',
    'demand_day',
    'stock_day',
    'attempt',
    'phone_proof',
    'email_proof',
    'telegram_proof',
    'inbound_message',
    'greeted_chat',
  ] as const)
    await sql`delete from ${sql.table(table)}`.execute(tx)
  await sql`delete from document_counter where not exists (select from document)`.execute(tx)
  await sql`
    delete from job where every_s is null and not (${isProofOfMessage} and ${isOver}) and (${isOver} or not coalesce(
      payload ->> 'order' in (select id::text from shop_order) or payload ->> 'hold' in (select id::text from piece_hold)
      or payload ->> 'piece' in (select id::text from piece) or payload ->> 'visit' in (select id::text from visit)
      or payload ->> 'upload' in (select id::text from photo_upload) or payload ->> 'message' in (select id::text from thread_message)
      or payload ->> 'enquiry_id' in (select id::text from enquiry) or kind in ('test-email', 'staff-email', 'remove-erased-files', 'alert-message')
      or (kind = 'mail' and payload ->> 'to' in (select email from shop_order)),
      false
    ))`.execute(tx)
  await sql`update job set ${withoutContent} where ${isProofOfMessage} and ${isOver}`.execute(tx)
}

const isOver = sql<boolean>`(done_at is not null or dead_at is not null)`

/**
 * Deletes the personal values of removed records from the audit log, and signs the affected entries again. The seals of the log stay valid,
 * because they cover digests of these values instead of the values.
 */
export async function removePersonalValues(tx: Tx, entry: string, { pieces, orders, threads, buybacks, people }: Demo): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from audit_personal a using audit_change c where c.id = a.change_id and (
      (c.subject_kind = 'person' and c.subject_id = any(${people.map(String)}))
      or (c.subject_kind = 'thread' and c.subject_id = any(${threads.map(String)}))
      or (c.subject_kind = 'buyback' and c.subject_id = any(${buybacks.map(String)}))
      or (c.subject_kind = 'piece' and c.subject_id = any(${pieces.map(String)}))
      or (c.subject_kind = 'order' and c.subject_id = any(${orders})))
    returning c.entry_id as id`.execute(tx)
  signRedactedAtEnd({ by: Number(entry), entryIds: rows.map(({ id }) => Number(id)) })
}
