import { type Insertable, sql } from 'kysely'
import { offices } from '#contract/offices.ts'
import { isTaxNumber } from '#contract/rules/bank-numbers.ts'
import { clockTime } from '#contract/rules/dates.ts'
import { settingsWith } from '#contract/rules/staff/company-facts.ts'
import type { DocumentKind } from '#contract/rules/staff/order-enums.ts'
import { type BuyerCompany, DocumentBody } from '#contract/staff/document.ts'
import type { IssueDocument } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tables, Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { readRateForCustomers } from '#server/domain/exchange-rates/current-rate.ts'
import type { OrderRow } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { documentBody } from '#server/domain/staff-orders/document-body.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'

const prefixes: Record<DocumentKind, string> = { invoice: 'INV', proforma: 'PRO', 'packing-slip': 'PS', handover: 'ACT' }
const numberDigits = 5

export type DocumentContext = Pick<ShopContext, 'db' | 'now' | 'catalog' | 'company' | 'ownerSettings'>

/**
 * Issues a document of an order with a snapshot of its content, and returns the number of the document. `cancels` is the number of the
 * document that the new one corrects. Without `buyer_company`, the buyer is the organization of the order's latest document, if it has one.
 */
export async function issueDocument(
  ctx: DocumentContext,
  actor: StaffActor,
  orderId: string,
  { kind, language, with_prices: withPrices, cancels, buyer_company: asked }: IssueDocument,
): Promise<string> {
  if (asked) assertTaxNumber(asked)
  const action = { name: 'document.issue', subject: await orderSubject(ctx.db, orderId) } as const
  const { result } = await runAction(ctx, actor, action, async (tx) => {
    const order = await tx.selectFrom('shop_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow()
    if (cancels !== undefined) await assertCancellable(tx, cancels, { orderId, kind })
    else if (kind === 'invoice') await assertNoInvoice(tx, orderId)
    const body = await composeBody(tx, ctx, order, { withPrices, buyerCompany: asked })
    const paper = { kind, order_id: orderId, language: language ?? order.language, cancels: cancels ?? null, body, staff_id: actor.staffId }
    return insertDocument(tx, ctx, paper)
  })
  return result
}

type BodyOptions = { withPrices: boolean; withSerials?: boolean; buyerCompany?: BuyerCompany | null | undefined }

/** Builds the current content of a document of an order. Without `buyerCompany`, the buyer is as in the order's latest document. */
export async function composeBody(
  tx: Tx,
  ctx: DocumentContext,
  order: OrderRow,
  { withPrices, withSerials = true, buyerCompany: asked }: BodyOptions,
): Promise<DocumentBody> {
  const { lists, content } = ctx.catalog.current()
  const { billing } = settingsWith(content.company.facts)
  const buyerCompany = asked === undefined ? await readBuyerCompany(tx, order.id) : asked
  const rate = await readRateForCustomers(tx, ctx)
  return documentBody(tx, order, { company: ctx.company(), billing, buyerCompany, lists, rate, withPrices, withSerials })
}

type NewDocument = Pick<Insertable<Tables['document']>, 'kind' | 'order_id' | 'language' | 'cancels' | 'staff_id'> & { body: DocumentBody }

/**
 * Stores a new document and returns its number. Numbers have no gaps within a year (in the first office's time zone), because they are
 * assigned in the transaction that writes the document.
 */
export async function insertDocument(tx: Tx, ctx: Pick<DocumentContext, 'now'>, { body, ...paper }: NewDocument): Promise<string> {
  const now = new Date(ctx.now())
  const number = await takeNumber(tx, paper.kind, Number(clockTime(offices[0].timeZone, now).slice(0, 4)))
  await tx
    .insertInto('document')
    .values({ ...paper, number, body: JSON.stringify(body), issued_at: now })
    .execute()
  return number
}

/** Returns a document by its number, with its author (null if the customer requested it) and the number of the document that corrects it. */
export async function getDocument(db: Db, number: string) {
  const row = await db
    .selectFrom('document')
    .leftJoin('staff', 'staff.id', 'document.staff_id')
    .leftJoin('document as correction', 'correction.cancels', 'document.number')
    .selectAll('document')
    .select(['staff.name as by', 'correction.number as cancelled_by'])
    .where('document.number', '=', number)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return { ...row, body: DocumentBody.parse(row.body) }
}

/** Returns the organization that is the buyer in the latest document of an order; null if there is none. */
async function readBuyerCompany(tx: Tx, orderId: string): Promise<BuyerCompany | null> {
  const latest = await tx
    .selectFrom('document')
    .select('body')
    .where('order_id', '=', orderId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest ? (DocumentBody.parse(latest.body).buyer.company ?? null) : null
}

function assertTaxNumber({ tax_number: taxNumber }: BuyerCompany): void {
  if (taxNumber && !isTaxNumber(taxNumber)) throw new CodedError('invalid', { fields: { 'buyer_company.tax_number': 'company-number' } })
}

async function takeNumber(tx: Tx, kind: DocumentKind, year: number): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into document_counter as counter (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = counter.last + 1 returning last`.execute(tx)
  return `${prefixes[kind]}-${year}-${String(rows[0]?.last ?? 0).padStart(numberDigits, '0')}`
}

/** Throws `conflict` if the order has a valid invoice. While an invoice is valid, only its correction (`cancels`) can be issued. */
async function assertNoInvoice(tx: Tx, orderId: string): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select number from document d where order_id = ${orderId} and kind = 'invoice'
      and not exists (select from document correction where correction.cancels = d.number) limit 1`.execute(tx)
  const [standing] = rows
  if (standing) throw new CodedError('conflict', { reason: 'invoice-standing', values: { number: standing.number } })
}

async function assertCancellable(tx: Tx, number: string, { orderId, kind }: { orderId: string; kind: DocumentKind }): Promise<void> {
  const paper = await tx.selectFrom('document').select(['order_id', 'kind']).where('number', '=', number).executeTakeFirst()
  if (paper?.order_id !== orderId || paper.kind !== kind)
    throw new CodedError('invalid', { reason: 'document-unknown', fields: { cancels: 'document-unknown' } })
  const correction = await tx.selectFrom('document').select('number').where('cancels', '=', number).executeTakeFirst()
  if (correction) throw new CodedError('conflict', { reason: 'document-cancelled', values: { number: correction.number } })
}
